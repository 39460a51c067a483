import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { derivedFiles, derivedFrom } from '@scrapboard/questions/derived-files';
import type { ClientBase, Pool } from 'pg';
import type { Duckdb } from '../../duckdb/create-duckdb.ts';
import { assignNumbers } from './assign-numbers.ts';
import { extractPartition } from './extract-partition.ts';
import { type FactPartition, partitionName } from './fact-partitions.ts';
import {
  buildsSql,
  partsSql,
  playersSql,
  readParquetSql,
  rewardsSql,
  uploadsSql,
} from './fact-sql.ts';
import { FACT_FOLDERS, type FactFile, type FactFolder, type FactTables } from './manifest.ts';
import { writeParquet, writeTempParquet } from './write-parquet.ts';

export interface WritePartitionsContext {
  /** Its transaction sees a single snapshot. */
  reader: ClientBase;
  /** Assigns numbers to players and builds that have none, even if this run fails. */
  pool: Pool;
  duckdb: Pick<Duckdb, 'run'>;
  /** Where the files go, in a folder for each table. */
  folder: string;
  /** An empty folder on the same disk. */
  tempFolder: string;
  signal?: AbortSignal | undefined;
  onStep(step: string): void;
}

/**
 * Writes the files of these partitions, and the parts of all other partitions with a build that now
 * shows a part more or less than before. Returns the files of all partitions; `previousTables` has those
 * of the partitions that are not written.
 */
export async function writePartitions(
  context: WritePartitionsContext,
  partitions: readonly FactPartition[],
  previousTables: FactTables,
): Promise<FactTables> {
  const tables = withoutPartitions(previousTables, partitions);
  /** The parts that dealt damage, by partition. */
  const usedPartsByPartition = new Map<string, string>();
  for (const partition of partitions)
    await writePartition(context, partition, tables, usedPartsByPartition);

  const carriedParts = await writeCarriedParts(context, tables.builds, 'carried');
  const comparison = {
    previousTables,
    tables,
    carried: carriedParts,
    writtenPartitions: usedPartsByPartition,
  };
  const affectedPaths = await findFilesWithChangedBuilds(context, comparison);
  for (const players of tables.players) {
    const name = partitionName(players.file);
    const path = join(context.folder, players.file);
    const usedInPartition =
      usedPartsByPartition.get(name) ??
      (affectedPaths.has(path) ? readUsedPartsSql(context, previousTables, name) : null);
    if (usedInPartition === null) continue;
    for (const table of ['parts', ...derivedFrom('parts')] as const) {
      tables[table] = tables[table].filter(({ file }) => partitionName(file) !== name);
    }
    const { from, to } = players;
    const query = partsSql(
      usedInPartition,
      `(from ${readParquetSql([path])} where not bot)`,
      carriedParts,
    );
    const parts = await writeTableFile(context, tables, 'parts', { name, from, to }, query);
    if (parts === null) continue;
    await writeDerived(context, tables, 'parts', { name, from, to }, parts);
  }
  for (const table of FACT_FOLDERS) tables[table].sort((a, b) => (a.from < b.from ? -1 : 1));
  return tables;
}

/**
 * Writes the files of a partition and adds them to `tables`, except for its parts, which depend on other
 * partitions: `usedPartsByPartition` gets those that dealt damage.
 */
async function writePartition(
  context: WritePartitionsContext,
  partition: FactPartition,
  tables: FactTables,
  usedPartsByPartition: Map<string, string>,
): Promise<void> {
  const { reader, tempFolder, signal, onStep, folder } = context;
  onStep(`extract ${partition.name}`);
  const extracts = await extractPartition(reader, tempFolder, partition, signal);
  await writeTableFile(context, tables, 'uploads', partition, uploadsSql(extracts));
  const numbers = await assignNumbers(context, partition.name, extracts);
  const file = await writeTableFile(
    context,
    tables,
    'players',
    partition,
    playersSql(extracts, numbers.tables),
  );
  if (file !== null) {
    const players = `(from ${readParquetSql([join(folder, file)])} where not bot)`;
    await writeDerived(context, tables, 'players', partition, file);
    await writeTableFile(context, tables, 'rewards', partition, rewardsSql(extracts, players));
    await writeTableFile(context, tables, 'builds', partition, buildsSql(extracts, players));
    const path = await writeTempParquet(context, `${partition.name}-used`, `from ${extracts.used}`);
    usedPartsByPartition.set(partition.name, readParquetSql([path]));
  }
  await Promise.all([...extracts.files, ...numbers.files].map((path) => rm(path)));
}

/** Writes a file and adds it to the tables, unless it would have no rows. Returns its name. */
async function writeTableFile(
  context: WritePartitionsContext,
  tables: FactTables,
  table: FactFolder,
  partition: FactPartition,
  query: string,
): Promise<string | null> {
  const file = await writeParquet(context, table, partition, query);
  if (file === null) return null;
  tables[table].push(file);
  return file.file;
}

/** Writes what follows from a partition's file of players or parts. */
async function writeDerived(
  context: WritePartitionsContext,
  tables: FactTables,
  source: 'players' | 'parts',
  partition: FactPartition,
  file: string,
): Promise<void> {
  for (const table of derivedFrom(source)) {
    const query = derivedFiles[table].sql(readParquetSql([join(context.folder, file)]));
    await writeTableFile(context, tables, table, partition, query);
  }
}

/** Writes the parts that builds show in these files, and returns a table function that reads them. */
async function writeCarriedParts(
  context: WritePartitionsContext,
  builds: readonly FactFile[],
  name: string,
): Promise<string> {
  const query =
    builds.length === 0
      ? `select ''::VARCHAR as build, ''::VARCHAR as part where false`
      : `select distinct build, part from ${readFilesSql(context, builds)}`;
  return readParquetSql([await writeTempParquet(context, name, query)]);
}

/** The tables before and after a run, and what comparing their builds needs. */
interface BuildComparison {
  previousTables: FactTables;
  tables: FactTables;
  /** Reads which parts each build has shown. */
  carried: string;
  /** The partitions that are written anyway. */
  writtenPartitions: ReadonlyMap<string, unknown>;
}

/**
 * Returns the files of players, other than those of the partitions being written, in which a build
 * occurs that has shown other parts than before.
 */
async function findFilesWithChangedBuilds(
  context: WritePartitionsContext,
  { previousTables, tables, carried, writtenPartitions }: BuildComparison,
): Promise<ReadonlySet<string>> {
  const unwrittenFiles = tables.players.filter(
    ({ file }) => !writtenPartitions.has(partitionName(file)),
  );
  if (unwrittenFiles.length === 0 || joinNames(previousTables.builds) === joinNames(tables.builds))
    return new Set();
  const previouslyCarried = await writeCarriedParts(
    context,
    previousTables.builds,
    'carried-before',
  );
  const changedBuildsSql = `select build from (
      ((from ${carried}) except (from ${previouslyCarried}))
      union all ((from ${previouslyCarried}) except (from ${carried})))`;
  const rows = await context.duckdb.run(
    `select distinct filename from ${readFilesSql(context, unwrittenFiles, ', filename = true')}
      where build in (${changedBuildsSql})`,
    [],
    { signal: context.signal },
  );
  return new Set(rows.map((row) => String(row.filename)));
}

const joinNames = (files: readonly FactFile[]) =>
  files
    .map(({ file }) => file)
    .sort()
    .join();

function readFilesSql(
  { folder }: WritePartitionsContext,
  files: readonly FactFile[],
  options = '',
): string {
  return readParquetSql(
    files.map(({ file }) => join(folder, file)),
    options,
  );
}

/** Returns a table function that reads a partition's parts that dealt damage from its file of parts. */
function readUsedPartsSql(
  context: WritePartitionsContext,
  { parts }: FactTables,
  name: string,
): string {
  const files = parts.filter(({ file }) => partitionName(file) === name);
  if (files.length > 0) return `(from ${readFilesSql(context, files)} where used)`;
  return `(select 0::BIGINT as match_id, '' as player_id, '' as part, 0 as part_damage,
    0 as part_hits, 0 as part_kills where false)`;
}

function withoutPartitions(tables: FactTables, partitions: readonly FactPartition[]): FactTables {
  const isOutside = ({ from, to }: FactFile) =>
    partitions.every((partition) => to <= partition.from || from >= partition.to);
  return Object.fromEntries(
    FACT_FOLDERS.map((table) => [table, tables[table].filter(isOutside)]),
  ) as FactTables;
}
