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
  const countByDay = new Map<string, number>();
  let commonPlayers: ReadonlySet<string> | null = null;
  return matches.filter(({ playedOn, playerIds }) => {
    const chosenThatDay = countByDay.get(playedOn) ?? 0;
    const players = new Set(playerIds);
    const remainingPlayers: ReadonlySet<string> =
      commonPlayers === null ? players : commonPlayers.intersection(players);
    const excludesAnyone = commonPlayers === null || remainingPlayers.size < commonPlayers.size;
    const isNeeded =
      chosenThatDay < MATCHES_PER_DAY && (chosenThatDay > 0 || countByDay.size < MAX_DAYS);
    if (!isNeeded && !excludesAnyone) return false;
    countByDay.set(playedOn, chosenThatDay + 1);
    commonPlayers = remainingPlayers;
    return true;
  });
}
