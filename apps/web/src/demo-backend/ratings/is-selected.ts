import type { LadderRow } from '@scrapboard/matches';
import type { BoardSelection } from '@scrapboard/read-models';

/** Returns whether a selection includes a player's place. */
export function isSelected(row: LadderRow, selection: BoardSelection): boolean {
  return (
    row.day > selection.afterDay &&
    row.day <= selection.maxDay &&
    row.sigma > selection.aboveSigma &&
    row.sigma <= selection.maxSigma &&
    row.games >= selection.minGames &&
    (selection.region === null || row.region === selection.region) &&
    (selection.partySize === null || row.party_size === selection.partySize) &&
    row.power_score >= selection.minPowerScore &&
    row.power_score <= selection.maxPowerScore
  );
}
