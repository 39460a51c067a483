import { powerScoreBands } from '@scrapboard/catalogue/core';
import {
  MATCH_PERCENTILES,
  PLAYER_PERCENTILES,
  type RankedColumn,
  rankedNumbers,
} from '@scrapboard/contract';
import type { SqlParameter } from '@scrapboard/questions';
import { MIN_COHORT_MATCHES, MIN_COHORT_PLAYERS } from '@scrapboard/read-models';
import { MIN_SAMPLE, QUANTILE_STEPS } from '@scrapboard/statistics';

export interface CohortSqlOptions {
  /** The paths of the files of facts. */
  files: { players: readonly string[]; parts: readonly string[] };
  modes: readonly string[];
  /** How many independent logs must agree on a match. */
  minWitnesses: number;
  /** Players that are in no cohort. */
  hidden: readonly string[];
  /** The role of each weapon. */
  roles: ReadonlyMap<string, string>;
}

interface Statement {
  sql: string;
  params: SqlParameter[];
}

/** The index of a row’s power score band: how many bands begin at or below it, without the lowest. */
const BAND_SQL = powerScoreBands
  .slice(1)
  .map(({ from }) => `(power_score >= ${from})::INTEGER`)
  .join(' + ');

const columnSql = (column: RankedColumn) => (column === 'won' ? '(result = 1)::INTEGER' : column);

/** Returns the names of the roles in the order of their numbers in statements. */
export function roleNames(roles: CohortSqlOptions['roles']): string[] {
  return [...new Set(roles.values())].sort();
}

/** Returns the parameters, which are the same for both statements. */
function parametersOf({ files, minWitnesses, roles }: CohortSqlOptions): SqlParameter[] {
  const weapons = [...roles.keys()];
  const names = roleNames(roles);
  return [
    ...[[...files.players], [...files.parts], minWitnesses],
    ...[weapons, weapons.map((part) => String(names.indexOf(roles.get(part) as string)))],
  ];
}

const listSql = (texts: readonly string[]) =>
  texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');

/** Returns the condition of the rows that count. Modes are literals, so that DuckDB skips the blocks of other modes. */
function countedRowsSql({ modes, hidden }: CohortSqlOptions): string {
  return `mode IN (${listSql(modes)}) AND player_no IS NOT NULL AND result IS NOT NULL
    AND witnesses >= $3::INTEGER${hidden.length === 0 ? '' : ` AND player_id NOT IN (${listSql(hidden)})`}`;
}

/** More than there are roles. */
const MAX_ROLES = 256;

/**
 * Returns the query for the number of each unit’s main role: the one with the most damage and, among ties, the
 * first by name. Damage and role are packed into one number, because sorting the roles of each match would not
 * fit in memory.
 */
function mainRoleSql(unit: string, options: CohortSqlOptions): string {
  return `SELECT ${unit}, ${MAX_ROLES - 1} - max(weight) % ${MAX_ROLES} AS role_no FROM (
    SELECT ${unit}, sum(part_damage)::BIGINT * ${MAX_ROLES} + ${MAX_ROLES - 1} - role_no AS weight
    FROM (SELECT *, ${BAND_SQL} AS band FROM read_parquet($2::VARCHAR[]) WHERE used AND ${countedRowsSql(options)})
    JOIN (SELECT unnest($4::VARCHAR[]) AS part, unnest($5::VARCHAR[])::INTEGER AS role_no) USING (part)
    GROUP BY ${unit}, role_no
  ) GROUP BY ${unit}`;
}

/**
 * Returns the statement that counts cohorts of players; `countCohorts` is the same for rows in memory.
 * Each row is a cohort with a list of quantiles for each number.
 */
export function playerCohortsSql(options: CohortSqlOptions): Statement {
  const columns = [
    ...new Set(PLAYER_PERCENTILES.flatMap((name) => [...rankedNumbers[name].columns])),
  ];
  const means = PLAYER_PERCENTILES.map(
    (name) =>
      `(${rankedNumbers[name].columns.map((column) => `sum(n_${column})`).join(' + ')})::DOUBLE / count(*) AS v_${name}`,
  );
  const values = PLAYER_PERCENTILES.map((name) => `v_${name}`).join(', ');
  const sql = `WITH games AS (
    SELECT mode, player_no, ${BAND_SQL} AS band, ${columns.map((column) => `${columnSql(column)} AS n_${column}`).join(', ')}
    FROM read_parquet($1::VARCHAR[]) WHERE ${countedRowsSql(options)}
  ), played AS (
    SELECT mode, player_no, band, ${means.join(', ')} FROM games
    GROUP BY GROUPING SETS ((mode, player_no, band), (mode, player_no)) HAVING count(*) >= ${MIN_SAMPLE}
  ), main AS (
    ${mainRoleSql('mode, player_no, band', options)}
  ), entries AS (
    SELECT mode, band, NULL::BIGINT AS role_no, ${values} FROM played
    UNION ALL SELECT mode, band, role_no, ${values} FROM played JOIN main USING (mode, player_no, band)
  )
  ${quantilesSql(PLAYER_PERCENTILES, `FROM entries GROUP BY mode, band, role_no HAVING count(*) >= ${MIN_COHORT_PLAYERS}`)}`;
  return { sql, params: parametersOf(options) };
}

/** Returns the statement that counts cohorts of players’ matches. */
export function matchCohortsSql(options: CohortSqlOptions): Statement {
  const values = MATCH_PERCENTILES.map(
    (name) => `${rankedNumbers[name].columns.map(columnSql).join(' + ')} AS v_${name}`,
  );
  const sql = `WITH main AS (
    ${mainRoleSql('match_id, player_no', options)}
  ), entries AS (
    SELECT mode, ${BAND_SQL} AS band, role_no, ${values.join(', ')}
    FROM read_parquet($1::VARCHAR[]) LEFT JOIN main USING (match_id, player_no) WHERE ${countedRowsSql(options)}
  )
  ${quantilesSql(
    MATCH_PERCENTILES,
    `FROM entries GROUP BY GROUPING SETS ((mode, band, role_no), (mode, band), (mode))
    HAVING count(*) >= ${MIN_COHORT_MATCHES} AND (grouping(role_no) = 1 OR role_no IS NOT NULL)`,
  )}`;
  return { sql, params: parametersOf(options) };
}

/** Decimals, for which DuckDB finds the positions of quantiles in whole numbers. */
const QUANTILE_POSITIONS = Array.from({ length: QUANTILE_STEPS + 1 }, (_, step) =>
  (step / 100).toFixed(2),
);

/** Counts groups and takes the quantiles of their values, as `quantilesOf` does. */
function quantilesSql(names: readonly string[], groups: string): string {
  const quantiles = names.map(
    (name) => `quantile_disc(v_${name}, [${QUANTILE_POSITIONS.join(', ')}])::DOUBLE[] AS "${name}"`,
  );
  return `SELECT mode, band, role_no, count(*)::INTEGER AS count, ${quantiles.join(', ')} ${groups}`;
}
