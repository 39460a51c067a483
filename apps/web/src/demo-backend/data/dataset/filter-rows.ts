import type { MatchFilters, RankedMatchFilters } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import { filterRange } from '@scrapboard/read-models';
import type { Dataset } from './build-dataset.ts';

/** Returns the matches of a player that pass the filters. */
export function filterRows(
  rows: readonly ParticipantRow[],
  filters: MatchFilters,
): readonly ParticipantRow[] {
  const range = filterRange(filters);
  const from = range.from === null ? Number.NEGATIVE_INFINITY : Date.parse(range.from);
  const to = range.to === null ? Number.POSITIVE_INFINITY : Date.parse(range.to);
  const { category, mode, map, region, minPowerScore, maxPowerScore, partySize } = filters;
  return rows.filter(
    (row) =>
      row.started_at >= from &&
      row.started_at < to &&
      (category === undefined || row.category === category) &&
      (mode === undefined || row.mode === mode) &&
      (map === undefined || row.map === map) &&
      (region === undefined || row.region === region) &&
      (minPowerScore === undefined || row.power_score >= minPowerScore) &&
      (maxPowerScore === undefined || row.power_score <= maxPowerScore) &&
      (partySize === undefined || row.party_size === partySize),
  );
}

/** Returns the matches of a player that pass the filters, including how many logs agree on them. */
export function filterRankedRows(
  { matches }: Pick<Dataset, 'matches'>,
  rows: readonly ParticipantRow[],
  filters: RankedMatchFilters,
): readonly ParticipantRow[] {
  const { confirmed = 1 } = filters;
  return filterRows(rows, filters).filter(
    ({ match_id }) => (matches.get(match_id)?.row.witnesses ?? 1) >= confirmed,
  );
}

export function finishedRows(rows: readonly ParticipantRow[]): readonly ParticipantRow[] {
  return rows.filter(({ result }) => result !== null);
}

export function sumOf<Row>(rows: readonly Row[], getValue: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + getValue(row), 0);
}

export function countWins(rows: readonly ParticipantRow[]): number {
  return rows.filter(({ result }) => result === 1).length;
}

export function countResults(rows: readonly ParticipantRow[]) {
  const countResult = (result: ParticipantRow['result']) =>
    rows.filter((row) => row.result === result).length;
  return { wins: countResult(1), losses: countResult(-1), draws: countResult(0) };
}
