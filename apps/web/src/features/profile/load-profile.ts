import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { knownUser } from '../../account/current-user.ts';
import { homePlayer } from '../../account/home-player.ts';
import { toApiFilters } from '../../filters/to-api-filters.ts';
import { isUnreachable } from '../../is-unreachable.ts';
import { loadQuery } from '../../load-query.ts';
import { statusQuery } from '../../status.ts';
import { redirectToRememberedCategory } from './mix/redirect-to-remembered-category.ts';
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

/** If the server does not answer, the panel below the player's name says so. */
function leaveToPanel(failure: unknown): void {
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
): Promise<ProfileData> {
  const url = new URL(request.url);
  redirectToRememberedCategory(url);
  const search = profileCodec.read(url.searchParams);
  // The panel says if it could not be loaded; the rest of the page stays.
  const module = importTab(search.tab).catch(() => {});
  const home = params.id === undefined;
  const [status, user] = await Promise.all([
    loadQuery(client, statusQuery),
    home ? knownUser() : null,
  ]);
  const id = params.id ?? homePlayer(user, status);
  if (id === null) return { id, home };
  const filters = toApiFilters(search, new Date(), status.season.startsAt);
  const tabData = prefetchTab(client, id, search, filters);
  const isSameTab = shownTab === search.tab;
  shownTab = search.tab;
  await Promise.all([
    loadQuery(client, profileQuery(id, filters)).catch(leaveToPanel),
    loadQuery(client, playerQuery(id)),
    module,
    isSameTab ? tabData : undefined,
  ]);
  return { id, home };
}
