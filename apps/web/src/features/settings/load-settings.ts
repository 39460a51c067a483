import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { accountPlayersQuery } from '../../account/account-players-query.ts';
import { tokens } from '../../account/token-store.ts';
import { apiTokensQuery, devicesQuery, securityEventsQuery } from './settings-queries.ts';
import { readSettingsTab } from './settings-tabs.ts';

/**
 * Starts fetching what the current tab of the settings shows, if a user is signed in. An expired
 * token is not reported here: the page fetches again once the user has loaded.
 */
export function loadSettings(client: QueryClient, { request }: LoaderFunctionArgs): null {
  if (tokens.current() === null) return null;
  const withoutRenewal = { renewsSession: false };
  const tab = readSettingsTab(new URL(request.url).searchParams);
  if (tab === 'devices') {
    void client.prefetchQuery(devicesQuery(withoutRenewal));
    void client.prefetchQuery(securityEventsQuery(withoutRenewal));
  }
  if (tab === 'tokens') void client.prefetchQuery(apiTokensQuery(withoutRenewal));
  if (tab === 'players') void client.prefetchQuery(accountPlayersQuery(withoutRenewal));
  return null;
}
