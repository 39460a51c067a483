import { powerScoreBandOf, powerScoreBands } from '@scrapboard/catalogue/core';
import type { ParticipantRow } from '@scrapboard/matches';

/**
 * Groups matches by the vehicle's power score band, as an index into `powerScoreBands`; lowest
 * first.
 */
export function groupByBand(
  rows: readonly ParticipantRow[],
): [band: number, rows: readonly ParticipantRow[]][] {
  const bands = Map.groupBy(rows, ({ power_score }) =>
    powerScoreBands.indexOf(powerScoreBandOf(power_score)),
  );
  return [...bands].sort(([a], [b]) => a - b);
}
