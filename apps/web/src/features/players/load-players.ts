import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { playersQuery } from './players-queries.ts';
import { readPlayersSearch } from './players-search.ts';

/** Starts fetching the page of the list; the list itself tells while it waits and when it fails. */
export function loadPlayers(client: QueryClient, { request }: LoaderFunctionArgs): null {
  void client.prefetchQuery(playersQuery(readPlayersSearch(new URL(request.url).searchParams)));
  return null;
}
