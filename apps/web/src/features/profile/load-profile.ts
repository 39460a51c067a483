import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { withinSite } from '../../base.ts';
import { toApiFilters } from '../../filters/to-api-filters.ts';
import { loadQuery } from '../../load-query.ts';
import { statusQuery } from '../../status.ts';
import { rememberedCategory } from './mix/remembered-category.ts';
import { playerQuery, profileQuery } from './profile-queries.ts';
import { profileCodec, type Tab } from './profile-search.ts';
import { prefetchTab } from './tab-data.ts';
import { importTab } from './tab-modules.ts';

export interface ProfileData {
  /** Null when the server has no player to show at `/`. */
  id: string | null;
  /** Whether it is shown at `/`, not as a player's own page. */
  home: boolean;
}

let shownTab: Tab | undefined;

/**
 * Loads what a profile cannot be shown without: the player and their stats. A tab's own data appears
 * when it arrives; where the tab stays and only the selection of matches changes, the old data is
 * shown until the new is there.
 */
export async function loadProfile(
  client: QueryClient,
  { request, params }: LoaderFunctionArgs,
): Promise<ProfileData> {
  const url = new URL(request.url);
  const category = url.search === '' ? rememberedCategory() : undefined;
  // A link that says what it shows is followed as it is.
  if (category !== undefined) throw redirect(`${withinSite(url.pathname)}?category=${category}`);
  const search = profileCodec.read(url.searchParams);
  const module = importTab(search.tab);
  const status = await loadQuery(client, statusQuery);
  const home = params.id === undefined;
  const id = params.id ?? status.player;
  if (id === null) return { id, home };
  const filters = toApiFilters(search, new Date(), status.season.startsAt);
  const tabData = prefetchTab(client, id, search, filters);
  const isSameTab = shownTab === search.tab;
  shownTab = search.tab;
  await Promise.all([
    loadQuery(client, profileQuery(id, filters)),
    loadQuery(client, playerQuery(id)),
    module,
    isSameTab ? tabData : undefined,
  ]);
  return { id, home };
}
