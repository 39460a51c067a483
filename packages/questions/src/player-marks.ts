import type { ColumnType } from './fact-tables.ts';

/**
 * Columns of the files of players that save questions from reading all rows of a player. They
 * are null in all rows but one of each player and month, or of each player and day: the earliest.
 */
export const playerMarks = {
  /** True in the first row of a player and month. */
  first_of_month: 'bool',
  /** Finished matches of the player on that day (UTC). */
  day_games: 'int',
  /** Their duration. */
  day_duration: 'int',
} as const satisfies Record<string, ColumnType>;

/** Returns the query that adds these columns to the rows of a query. */
export function markPlayersSql(query: string): string {
  const firstOf = (name: string, value: string) =>
    `CASE WHEN player_no IS NOT NULL AND row_number() OVER (of_${name} ORDER BY started_at, match_id) = 1 THEN ${value} END`;
  return `SELECT *, ${firstOf('month', 'true')} AS first_of_month,
    ${firstOf('day', 'count(result) OVER of_day')} AS day_games,
    ${firstOf('day', 'coalesce(sum(duration) FILTER (WHERE result IS NOT NULL) OVER of_day, 0)')} AS day_duration
  FROM (${query})
  WINDOW of_month AS (PARTITION BY player_no, date_trunc('month', started_at)),
    of_day AS (PARTITION BY player_no, started_at::DATE)`;
}
