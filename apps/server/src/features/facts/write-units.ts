import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { derivedFiles, derivedFrom } from '@scrapboard/questions/derived-files';
import type { ClientBase, Pool } from 'pg';
import type { Duckdb } from '../../duckdb/create-duckdb.ts';
import { assignNumbers } from './assign-numbers.ts';
import { extractUnit } from './extract-unit.ts';
import {
  buildsSql,
  partsSql,
  playersSql,
  readParquet,
  rewardsSql,
  uploadsSql,
} from './fact-sql.ts';
import { type FactUnit, unitName } from './fact-units.ts';
import { FACT_FOLDERS, type FactFile, type FactFolder, type FactTables } from './manifest.ts';
import { writeParquet, writeTempParquet } from './write-parquet.ts';

export interface WriteUnitsContext {
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
 * Writes the files of these units, and the parts of all other units with a build that now shows a
 * part more or less than before. Returns the files of all units; `previousTables` has those of the units
 * that are not written.
 */
export async function writeUnits(
  context: WriteUnitsContext,
  units: readonly FactUnit[],
  previousTables: FactTables,
): Promise<FactTables> {
  const tables = withoutUnits(previousTables, units);
  /** The parts that dealt damage, by unit. */
  const usedPartsByUnit = new Map<string, string>();
  for (const unit of units) await writeUnit(context, unit, tables, usedPartsByUnit);

  const carriedParts = await writeCarriedParts(context, tables.builds, 'carried');
  const changes = { previousTables, tables, carried: carriedParts, written: usedPartsByUnit };
  const affectedPaths = await findFilesWithChangedBuilds(context, changes);
  for (const players of tables.players) {
    const name = unitName(players.file);
    const path = join(context.folder, players.file);
    const usedInUnit =
      usedPartsByUnit.get(name) ??
      (affectedPaths.has(path) ? readUsedParts(context, previousTables, name) : null);
    if (usedInUnit === null) continue;
    for (const table of ['parts', ...derivedFrom('parts')] as const) {
      tables[table] = tables[table].filter(({ file }) => unitName(file) !== name);
    }
    const { from, to } = players;
    const query = partsSql(usedInUnit, `(from ${readParquet([path])} where not bot)`, carriedParts);
    const parts = await writeTableFile(context, tables, 'parts', { name, from, to }, query);
    if (parts === null) continue;
    await writeDerived(context, tables, 'parts', { name, from, to }, parts);
  }
  for (const table of FACT_FOLDERS) tables[table].sort((a, b) => (a.from < b.from ? -1 : 1));
  return tables;
}

/** Writes the files of a unit, except for its parts, which depend on other units. */
async function writeUnit(
  context: WriteUnitsContext,
  unit: FactUnit,
  tables: FactTables,
  used: Map<string, string>,
): Promise<void> {
  const { reader, tempFolder, signal, onStep, folder } = context;
  onStep(`extract ${unit.name}`);
  const extracts = await extractUnit(reader, tempFolder, unit, signal);
  await writeTableFile(context, tables, 'uploads', unit, uploadsSql(extracts));
  const numbers = await assignNumbers(context, unit.name, extracts);
  const file = await writeTableFile(
    context,
    tables,
    'players',
    unit,
    playersSql(extracts, numbers.tables),
  );
  if (file !== null) {
    const players = `(from ${readParquet([join(folder, file)])} where not bot)`;
    await writeDerived(context, tables, 'players', unit, file);
    await writeTableFile(context, tables, 'rewards', unit, rewardsSql(extracts, players));
    await writeTableFile(context, tables, 'builds', unit, buildsSql(extracts, players));
    const path = await writeTempParquet(context, `${unit.name}-used`, `from ${extracts.used}`);
    used.set(unit.name, readParquet([path]));
  }
  await Promise.all([...extracts.files, ...numbers.files].map((path) => rm(path)));
}

/** Writes a file and adds it to the tables, unless it would have no rows. Returns its name. */
async function writeTableFile(
  context: WriteUnitsContext,
  tables: FactTables,
  table: FactFolder,
  unit: FactUnit,
  query: string,
): Promise<string | null> {
  const file = await writeParquet(context, table, unit, query);
  if (file === null) return null;
  tables[table].push(file);
  return file.file;
}

/** Writes what follows from a unit's file of players or parts. */
async function writeDerived(
  context: WriteUnitsContext,
  tables: FactTables,
  source: 'players' | 'parts',
  unit: FactUnit,
  file: string,
): Promise<void> {
  for (const table of derivedFrom(source)) {
    const query = derivedFiles[table].sql(readParquet([join(context.folder, file)]));
    await writeTableFile(context, tables, table, unit, query);
  }
}

/** Writes the parts that builds show in these files, and returns a table function that reads them. */
async function writeCarriedParts(
  context: WriteUnitsContext,
  builds: readonly FactFile[],
  name: string,
): Promise<string> {
  const query =
    builds.length === 0
      ? `select ''::VARCHAR as build, ''::VARCHAR as part where false`
      : `select distinct build, part from ${readFiles(context, builds)}`;
  return readParquet([await writeTempParquet(context, name, query)]);
}

interface CarriedChanges {
  previousTables: FactTables;
  tables: FactTables;
  /** Reads which parts each build has shown. */
  carried: string;
  /** The units that are written anyway. */
  written: ReadonlyMap<string, unknown>;
}

/**
 * Returns the files of players, other than those of the units being written, in which a build
 * occurs that has shown other parts than before.
 */
async function findFilesWithChangedBuilds(
  context: WriteUnitsContext,
  { previousTables, tables, carried, written }: CarriedChanges,
): Promise<ReadonlySet<string>> {
  const unwrittenFiles = tables.players.filter(({ file }) => !written.has(unitName(file)));
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
    `select distinct filename from ${readFiles(context, unwrittenFiles, ', filename = true')}
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

function readFiles(
  { folder }: WriteUnitsContext,
  files: readonly FactFile[],
  options = '',
): string {
  return readParquet(
    files.map(({ file }) => join(folder, file)),
    options,
  );
}

/** Returns a table function that reads a unit's parts that dealt damage from its file of parts. */
function readUsedParts(context: WriteUnitsContext, { parts }: FactTables, name: string): string {
  const files = parts.filter(({ file }) => unitName(file) === name);
  if (files.length > 0) return `(from ${readFiles(context, files)} where used)`;
  return `(select 0::BIGINT as match_id, '' as player_id, '' as part, 0 as part_damage,
    0 as part_hits, 0 as part_kills where false)`;
}

function withoutUnits(tables: FactTables, units: readonly FactUnit[]): FactTables {
  const isOutside = ({ from, to }: FactFile) =>
    units.every((unit) => to <= unit.from || from >= unit.to);
  return Object.fromEntries(
    FACT_FOLDERS.map((table) => [table, tables[table].filter(isOutside)]),
  ) as FactTables;
}
