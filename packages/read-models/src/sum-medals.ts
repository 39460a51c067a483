import type { PlayerMedals } from '@scrapboard/contract';
import type { MatchDetail } from '@scrapboard/matches';
import { medalName } from './medal-name.ts';

/** The number of newest matches whose medals are added up. */
export const MEDAL_MATCHES = 500;

/** In how many matches each medal was earned, and how often. */
export type MedalTotals = Map<string, { matches: number; count: number }>;

/** Adds the medals that a player earned in a match. */
export function addMedals(
  totals: MedalTotals,
  { players }: Pick<MatchDetail, 'players'>,
  playerId: string,
): void {
  const player = players.find(({ id, bot }) => !bot && id === playerId);
  for (const [id, count] of Object.entries(player?.medals ?? {})) {
    const total = totals.get(id) ?? { matches: 0, count: 0 };
    totals.set(id, { matches: total.matches + 1, count: total.count + count });
  }
}

/** Returns medals with their names, those earned in most matches first. */
export function sortMedals(totals: MedalTotals): PlayerMedals['medals'] {
  return [...totals]
    .map(([id, total]) => ({ id, name: medalName(id), ...total }))
    .sort((a, b) => b.matches - a.matches || b.count - a.count || (a.id < b.id ? -1 : 1));
}
