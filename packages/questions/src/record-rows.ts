import { storedPerUnit } from '@scrapboard/contract/player-numbers';

/**
 * How many rows are stored of each mode and number: twice as many as a board has, so that it stays full
 * without the rows of players who hid after the file was written.
 */
export const RECORD_ROWS = 100;

/** The minimum length, in tenths of a second, of matches that count for records per minute. */
export const MIN_RATE_DURATION_TENTHS = 120 * storedPerUnit('seconds');

/** The columns in which a higher value is a record. */
export const recordColumns = [
  'damage',
  'kills',
  'assists',
  'score',
  'cabin_damage',
  'damage_rec',
  'drone_kills',
] as const;

/** Those that are also compared per minute. */
export const recordRateColumns = ['damage', 'score'] as const;

/** What sorts rows of equal value: the first to reach it is ahead. */
const TIE_BREAKERS = 'started_at, player_id, match_id::VARCHAR';

const values = [
  ...recordColumns.map((column) => `${column}::DOUBLE`),
  ...recordRateColumns.map(
    (column) =>
      `CASE WHEN duration >= ${MIN_RATE_DURATION_TENTHS} THEN ${column}::DOUBLE / duration END`,
  ),
];

/**
 * Returns the query for the rows of a file of players that can be on a board of records: the best of
 * each mode in each number, of all matches and of confirmed ones. The best of several files are among
 * the best of each, so a board of a year is read from some ten thousand rows per month.
 */
export function recordRowsSql(players: string): string {
  const lowest = `list_min(max(value, ${RECORD_ROWS}))`;
  const order = `ORDER BY value DESC, ${TIE_BREAKERS}`;
  // Only rows at least as good as the last one to be stored are sorted: sorting all of them takes seconds.
  return `WITH numbers AS MATERIALIZED (
    SELECT match_id, player_id, started_at, category, mode, witnesses >= 2 AS confirmed,
      unnest([${values.map((_, index) => index).join(', ')}]) AS number,
      unnest([${values.join(', ')}]) AS value
    FROM ${players} WHERE NOT bot AND result IS NOT NULL
  ), limits AS (
    SELECT category, mode, number, ${lowest} AS lowest,
      list_min(max(value, ${RECORD_ROWS}) FILTER (WHERE confirmed)) AS lowest_confirmed
    FROM numbers GROUP BY ALL
  ), placed AS (
    SELECT match_id, player_id, confirmed,
      row_number() OVER (PARTITION BY category, mode, number ${order}) AS place,
      row_number() OVER (PARTITION BY category, mode, number, confirmed ${order}) AS confirmed_place
    FROM numbers JOIN limits USING (category, mode, number)
    WHERE value >= lowest OR (confirmed AND value >= lowest_confirmed)
  )
  SELECT * FROM ${players} WHERE NOT bot AND (match_id, player_id) IN (
    SELECT (match_id, player_id) FROM placed
    WHERE place <= ${RECORD_ROWS} OR (confirmed AND confirmed_place <= ${RECORD_ROWS})
  )
  ORDER BY category, mode, started_at, match_id, player_id`;
}
