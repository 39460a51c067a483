import { MATCH_PERCENTILES, PLAYER_PERCENTILES } from '@scrapboard/contract';
import type { CohortCell } from '@scrapboard/read-models';
import type { Duckdb } from '../../duckdb/create-duckdb.ts';
import type { DuckdbRow } from '../../duckdb/duckdb-messages.ts';
import type { Facts } from '../questions/facts-reader.ts';
import {
  type CohortSqlOptions,
  matchCohortsSql,
  playerCohortsSql,
  roleNames,
} from './cohort-sql.ts';

/** Matches of players are compared with those of the newest files that together have at least this many. */
const TARGET_MATCH_ROWS = 1_000_000;

export type CountOptions = Pick<CohortSqlOptions, 'minWitnesses' | 'hidden' | 'roles'> & {
  duckdb: Pick<Duckdb, 'run'>;
  signal?: AbortSignal;
};

type CohortFiles = Pick<Facts['files'], 'players' | 'parts'>;

/** Counts all cohorts from the files of facts, several modes at a time. */
export async function countCohorts(
  files: CohortFiles,
  { duckdb, signal, ...options }: CountOptions,
): Promise<{ players: CohortCell[]; matches: CohortCell[] }> {
  const run = ({ sql, params }: ReturnType<typeof playerCohortsSql>) =>
    duckdb.run(sql, params, { signal });
  const allFiles = { players: pathsOf(files.players), parts: pathsOf(files.parts) };
  if (allFiles.players.length === 0 || allFiles.parts.length === 0)
    return { players: [], matches: [] };
  const roles = roleNames(options.roles);
  const recentFiles = await findNewestFiles(files, duckdb);
  const cells = { players: [] as CohortCell[], matches: [] as CohortCell[] };
  for (const modes of await batchModes(allFiles.players, duckdb)) {
    const players = await run(playerCohortsSql({ ...options, files: allFiles, modes }));
    cells.players.push(...players.map((row) => toCell(row, roles, PLAYER_PERCENTILES)));
    const matches = await run(matchCohortsSql({ ...options, files: recentFiles, modes }));
    cells.matches.push(...matches.map((row) => toCell(row, roles, MATCH_PERCENTILES)));
  }
  return cells;
}

/** A statement reads about this many rows of players, so that a year does not need the memory at once. */
const ROWS_PER_STATEMENT = 1_500_000;

/** Returns all modes in batches that have so many rows, or are of one mode. */
async function batchModes(
  paths: readonly string[],
  duckdb: Pick<Duckdb, 'run'>,
): Promise<string[][]> {
  const counts = await duckdb.run(
    'SELECT mode, count(*) AS rows FROM read_parquet($1::VARCHAR[]) GROUP BY mode ORDER BY rows, mode',
    [paths],
  );
  const batches: string[][] = [];
  let batchRows = Number.POSITIVE_INFINITY;
  for (const { mode, rows } of counts) {
    batchRows += Number(rows);
    if (batchRows > ROWS_PER_STATEMENT) {
      batches.push([]);
      batchRows = Number(rows);
    }
    batches.at(-1)?.push(String(mode));
  }
  return batches;
}

const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path);

function toCell(row: DuckdbRow, roles: readonly string[], names: readonly string[]): CohortCell {
  return {
    mode: String(row.mode),
    band: row.band === null ? null : Number(row.band),
    weaponRole: row.role_no === null ? null : (roles[Number(row.role_no)] ?? null),
    count: Number(row.count),
    quantiles: Object.fromEntries(names.map((name) => [name, row[name] as number[]])),
  };
}

/** Returns the newest files with at least `TARGET_MATCH_ROWS` rows of players, and the files of parts of those days. */
async function findNewestFiles(
  { players, parts }: CohortFiles,
  duckdb: Pick<Duckdb, 'run'>,
): Promise<CohortSqlOptions['files']> {
  const counts = await duckdb.run(
    'SELECT file_name, num_rows FROM parquet_file_metadata($1::VARCHAR[])',
    [pathsOf(players)],
  );
  const rowsByPath = new Map(counts.map((row) => [String(row.file_name), Number(row.num_rows)]));
  const newestFirst = players.toSorted((a, b) => (a.from < b.from ? 1 : -1));
  let rows = 0;
  const chosenFiles = newestFirst.filter(({ path }) => {
    const isNeeded = rows < TARGET_MATCH_ROWS;
    rows += rowsByPath.get(path) ?? 0;
    return isNeeded;
  });
  const firstDay = chosenFiles.at(-1)?.from ?? '';
  const recentParts = parts.filter(({ to }) => to >= firstDay);
  return { players: pathsOf(chosenFiles), parts: pathsOf(recentParts) };
}
