import { type ClaimProof, PROOF_DAYS } from '@scrapboard/contract';
import type { ProofMatch } from './find-proof-matches.ts';

/** Returns what matches prove about a player: see `isProven`. */
export function evaluateProof(
  matches: readonly Pick<ProofMatch, 'playedOn' | 'playerIds'>[],
  playerId: string,
): ClaimProof {
  const days = new Set(matches.map(({ playedOn }) => playedOn)).size;
  const [firstRoster, ...otherRosters] = matches.map(({ playerIds }) => new Set(playerIds));
  const othersInAll = otherRosters.reduce(
    (common, players) => common.intersection(players),
    firstRoster ?? new Set(),
  );
  othersInAll.delete(playerId);
  return {
    days: Math.min(days, PROOF_DAYS),
    neededDays: PROOF_DAYS,
    isShared: othersInAll.size > 0,
  };
}
