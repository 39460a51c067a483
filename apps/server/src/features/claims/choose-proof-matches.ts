import type { ProofMatch } from './find-proof-matches.ts';

/** How many matches of a day are kept, so that the link outlives the removal of some uploads. */
const MATCHES_PER_DAY = 3;

/** The number of days of which matches are kept. */
const MAX_DAYS = 10;

/**
 * Chooses the matches that are kept as the proof of a link: some of each of several days, and those
 * without a player who was in all others, so that they prove as much as all of them together.
 */
export function chooseProofMatches(matches: readonly ProofMatch[]): ProofMatch[] {
  const perDay = new Map<string, number>();
  let common: ReadonlySet<string> | null = null;
  return matches.filter(({ playedOn, playerIds }) => {
    const keptThatDay = perDay.get(playedOn) ?? 0;
    const players = new Set(playerIds);
    const remaining: ReadonlySet<string> = common === null ? players : common.intersection(players);
    const excludesAnyone = common === null || remaining.size < common.size;
    const isNeeded = keptThatDay < MATCHES_PER_DAY && (keptThatDay > 0 || perDay.size < MAX_DAYS);
    if (!isNeeded && !excludesAnyone) return false;
    perDay.set(playedOn, keptThatDay + 1);
    common = remaining;
    return true;
  });
}
