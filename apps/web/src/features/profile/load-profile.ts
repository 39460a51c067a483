import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { getCurrentUser } from '../../account/current-user.ts';
import { findHomePlayerId } from '../../account/find-home-player-id.ts';
import { toApiFilters } from '../../filters/to-api-filters.ts';
import { isUnreachable } from '../../is-unreachable.ts';
import { loadQuery } from '../../load-query.ts';
import { statusQuery } from '../../status.ts';
import { redirectToRememberedCategory } from './category/redirect-to-remembered-category.ts';
import { playerQuery, profileQuery } from './profile-queries.ts';
import { profileCodec, type Tab } from './profile-search.ts';
import { prefetchTab } from './tab-data.ts';
import { importTab } from './tab-modules.ts';

export interface ProfileLoaderData {
  /** Null when the server has no player to show at `/`. */
  id: string | null;
  /** Whether the player is shown at `/`, not on their own page. */
  isHome: boolean;
}

/** Ignores the error of an unreachable server, which the tab panel reports; throws any other error. */
function ignoreUnreachable(failure: unknown): void {
  if (!isUnreachable(failure)) throw failure;
}

let shownTab: Tab | undefined;

/**
 * Loads what a profile cannot be shown without: the player and their stats. A tab's own data
 * appears when it arrives; if only the selection of matches changes, the old data is shown until
 * the new data has loaded.
 */
export async function loadProfile(
  client: QueryClient,
  { request, params }: LoaderFunctionArgs,
): Promise<ProfileLoaderData> {
  const url = new URL(request.url);
  redirectToRememberedCategory(url);
  const search = profileCodec.read(url.searchParams);
  // The tab panel reports a failed import; the rest of the page is shown.
  const tabModule = importTab(search.tab).catch(() => {});
  const isHome = params.id === undefined;
  const [status, user] = await Promise.all([
    loadQuery(client, statusQuery),
    isHome ? getCurrentUser() : null,
  ]);
  const id = params.id ?? findHomePlayerId(user, status);
  if (id === null) return { id, isHome };
  const filters = toApiFilters(search, new Date(), status.season.startsAt);
  const tabData = prefetchTab(client, id, search, filters);
  const isSameTab = shownTab === search.tab;
  shownTab = search.tab;
  await Promise.all([
    loadQuery(client, profileQuery(id, filters)).catch(ignoreUnreachable),
    loadQuery(client, playerQuery(id)),
    tabModule,
    isSameTab ? tabData : undefined,
  ]);
  return { id, isHome };
}
