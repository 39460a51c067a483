import type { ParticipantRow } from '@scrapboard/matches';
import { powerScoreBandOf, powerScoreBands } from '@scrapboard/statistics';

/** Matches by the band of the vehicle's power score, as its place in `powerScoreBands`; lowest first. */
export function bandsOf(
  rows: readonly ParticipantRow[],
): [band: number, rows: readonly ParticipantRow[]][] {
  const bands = Map.groupBy(rows, ({ power_score }) =>
    powerScoreBands.indexOf(powerScoreBandOf(power_score)),
  );
  return [...bands].sort(([a], [b]) => a - b);
}
