import type { LinkedPlayer, Player } from '@scrapboard/contract';
import { type ProfileSearch, readSearch, writeSearch } from './profile-search.ts';

/**
 * What `/private` shows is held by its address as that of a profile is, but for the period it starts
 * with: today for whoever has played today, else all time, so that it never starts with nothing.
 */
export function readPrivateSearch(
  query: URLSearchParams,
  player: Pick<Player, 'lastSeenAt'> | undefined,
  now: Date,
): ProfileSearch {
  const search = readSearch(query);
  if (query.has('period') || search.period === 'custom' || player === undefined) return search;
  const playedToday = new Date(player.lastSeenAt).toDateString() === now.toDateString();
  return { ...search, period: playedToday ? 'today' : 'all' };
}

/** The address of a search; its period is always said, since none means another thing every day. */
export function writePrivateSearch(search: ProfileSearch): Record<string, string | undefined> {
  const { period } = search;
  return { ...writeSearch(search), period: period === 'custom' ? undefined : period };
}

/** Of the players of an account the one the address names, else the first that has matches. */
export function pickLinkedPlayer(
  players: readonly LinkedPlayer[],
  wanted: string | null,
): LinkedPlayer | undefined {
  const known = players.filter(({ nickname }) => nickname !== null);
  return known.find(({ id }) => id === wanted) ?? known[0];
}
