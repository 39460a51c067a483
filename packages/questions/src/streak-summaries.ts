import type { Condition } from './aggregate.ts';
import type { ColumnType } from './fact-tables.ts';
import { type StreakName, streakConditions, streakNames } from './measures/streak-measures.ts';
import { conditionSql } from './sql/condition-sql.ts';

/**
 * A run of matches is stored as one number: its length in the upper bits, and the seconds from the start of
 * its last match to a distant future in the lower ones. So the greater of two numbers is the longer run
 * or, if both are equally long, the one that ended first. 0 means no run.
 */
const LENGTH_SHIFT = 40;
const DISTANT_FUTURE = 2 ** LENGTH_SHIFT;

export const packRunSql = (length: string, endSeconds: string) =>
  `((${length})::BIGINT << ${LENGTH_SHIFT} | (${DISTANT_FUTURE} - (${endSeconds})))`;
export const lengthOfRunSql = (run: string) => `(${run} >> ${LENGTH_SHIFT})`;
/** Returns when a run ended, in seconds; only for a run that is not 0. */
export const endSecondsOfRunSql = (run: string) =>
  `(${DISTANT_FUTURE} - (${run} & ${DISTANT_FUTURE - 1}))`;
export const secondsSql = (instant: string) => `(epoch_ms(${instant}) // 1000)`;

/** The runs in which a player’s matches of a file began and ended, and the longest of it. */
export const streakColumnNames = {
  prefix: (name: StreakName) => `${name}_prefix`,
  longest: (name: StreakName) => `${name}_longest`,
  /** A length; it ends with the last match. */
  suffix: (name: StreakName) => `${name}_suffix`,
};

/**
 * The columns of files that summarise streaks, with a row per player and mode. Runs that span consecutive
 * files follow from them: if one file ends with a run and the next begins with one, both are one run.
 */
export const streakColumns: Readonly<Record<string, ColumnType>> = {
  /** Whether the row is about confirmed matches only. */
  confirmed: 'bool',
  category: 'text',
  mode: 'text',
  player_id: 'text',
  player_no: 'int',
  /** Finished matches. A streak of as many began before the file’s first match, or with it. */
  matches: 'int',
  /** When the last one began. */
  last_at: 'instant',
  ...Object.fromEntries(
    streakNames.flatMap((name) => [
      [streakColumnNames.prefix(name), 'bigint' as const],
      [streakColumnNames.longest(name), 'bigint' as const],
      [streakColumnNames.suffix(name), 'int' as const],
    ]),
  ),
};

/** Returns the query for the summaries of a file of players, of all matches and of confirmed ones. */
export function streakSummariesSql(players: string): string {
  const summaries = (condition: string, confirmed: boolean) =>
    `SELECT ${confirmed} AS confirmed, * FROM (${summarySql(`(FROM ${players} WHERE NOT bot ${condition})`, streakNames)})`;
  return `${summaries('', false)} UNION ALL ${summaries('AND witnesses >= 2', true)}
  ORDER BY confirmed, category, mode, player_no`;
}

/** Returns the query that summarises some streaks of rows of humans. */
export function summarySql(rows: string, names: readonly StreakName[]): string {
  const list = (columns: (name: StreakName) => string) => names.map(columns).join(', ');
  // The number of the last match that ended a streak; the rows after it are a run.
  const lengthOf = (name: StreakName) => `(number - coalesce(${name}_break, 0))`;
  return `SELECT category, mode, any_value(player_id) AS player_id, player_no,
    count(number)::INTEGER AS matches, max(started_at) FILTER (number IS NOT NULL) AS last_at,
    ${list(
      (
        name,
      ) => `coalesce(max(CASE WHEN ${name}_break IS NULL THEN ${packRunSql('number', 'seconds')} END), 0)
      AS ${streakColumnNames.prefix(name)},
    coalesce(max(CASE WHEN ${lengthOf(name)} > 0 THEN ${packRunSql(lengthOf(name), 'seconds')} END), 0)
      AS ${streakColumnNames.longest(name)},
    (count(number) - coalesce(max(${name}_break), 0))::INTEGER AS ${streakColumnNames.suffix(name)}`,
    )}
  FROM (
    SELECT *, ${list(
      (name) => `max(CASE WHEN NOT ${name} THEN number END) OVER (
        PARTITION BY player_no, category, mode ORDER BY number ROWS UNBOUNDED PRECEDING
      ) AS ${name}_break`,
    )}
    FROM (
      SELECT category, mode, player_id, player_no, started_at, ${secondsSql('started_at')} AS seconds,
        CASE WHEN result IS NOT NULL THEN row_number() OVER (
          PARTITION BY player_no, category, mode, result IS NOT NULL ORDER BY started_at, match_id
        ) END AS number,
        ${list((name) => `coalesce(${meetsSql(streakConditions[name])}, false) AS ${name}`)}
      FROM ${rows}
    )
  )
  GROUP BY player_no, category, mode`;
}

/** Returns conditions with their values in them: files are written without parameters. */
function meetsSql(conditions: readonly Condition[]): string {
  const parameters = { values: [], add: (value: unknown) => String(value) };
  return conditions.map((condition) => conditionSql(condition, parameters)).join(' AND ');
}
