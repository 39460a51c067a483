import type { ProofMatch } from './find-proof.ts';

/** Matches of one day that a link rests on, so that it outlives the removal of some uploads. */
const MATCHES_PER_DAY = 3;

/** Days of which matches are kept. */
const DAYS = 10;

/**
 * Chooses the matches that a link rests on: some of several days, and those without players who
 * were in all others, so that they prove as much as all of them together.
 */
export function chooseMatches(matches: readonly ProofMatch[]): ProofMatch[] {
  const perDay = new Map<string, number>();
  let common: ReadonlySet<string> | null = null;
  return matches.filter(({ playedOn, playerIds }) => {
    const sameDay = perDay.get(playedOn) ?? 0;
    const players = new Set(playerIds);
    const left: ReadonlySet<string> = common === null ? players : common.intersection(players);
    const excludesAnyone = common === null || left.size < common.size;
    const isNeeded = sameDay < MATCHES_PER_DAY && (sameDay > 0 || perDay.size < DAYS);
    if (!isNeeded && !excludesAnyone) return false;
    perDay.set(playedOn, sameDay + 1);
    common = left;
    return true;
  });
}
