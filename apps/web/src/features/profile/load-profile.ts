import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { loadQuery } from '../../load-query.ts';
import { statusQuery } from '../../status.ts';
import { playerQuery, profileQuery } from './profile-queries.ts';
import { apiFilters, readSearch, type Tab } from './profile-search.ts';
import { prefetchTab } from './tab-data.ts';
import { importTab } from './tab-modules.ts';

export interface ProfileData {
  /** Null where the server has no player to show at `/`. */
  id: string | null;
  /** Shown at `/`, not as somebody's own page. */
  home: boolean;
}

let shown: Tab | undefined;

/**
 * What must be there before a profile shows: the player and his numbers. The tab's own data comes
 * into its place when it is there; where the tab stays and only the choice of matches changes, the
 * old numbers stand until the new ones have come.
 */
export async function loadProfile(
  client: QueryClient,
  { request, params }: LoaderFunctionArgs,
): Promise<ProfileData> {
  const search = readSearch(new URL(request.url).searchParams);
  const module = importTab(search.tab);
  const status = await loadQuery(client, statusQuery);
  const home = params.id === undefined;
  const id = params.id ?? status.player;
  if (id === null) return { id, home };
  const filters = apiFilters(search, new Date(), status.season.startsAt);
  const rest = prefetchTab(client, id, search, filters);
  const stays = shown === search.tab;
  shown = search.tab;
  await Promise.all([
    loadQuery(client, profileQuery(id, filters)),
    loadQuery(client, playerQuery(id)),
    module,
    stays ? rest : undefined,
  ]);
  return { id, home };
}
