import { createHash } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DerivedTable, derivedTables } from '@scrapboard/questions/derived-files';
import type { FactTable } from '@scrapboard/questions/fact-tables';
import * as z from 'zod';
import { syncFolder } from '../uploads/sync-folder.ts';

/** Changes whenever files of an earlier version have to be written again. */
const FORMAT = 8;
const FILE_NAME = 'manifest.json';

/** The tables of facts, what is derived from them, and which parts each build has shown in each file. */
export const FACT_FOLDERS = [
  ...(['players', 'parts', 'rewards', 'uploads'] as const),
  ...derivedTables,
  'builds',
] as const;
export type FactFolder = FactTable | DerivedTable | 'builds';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const factFile = z.object({
  /** Below the folder of the facts, such as `players/2026-10-0123456789abcdef.parquet`. */
  file: z.string().regex(/^[a-z]+\/[\d-]+-[0-9a-f]{16}\.parquet$/),
  /** The UTC days of its matches: the first one, and the one after the last. */
  from: day,
  to: day,
  rows: z.int(),
  bytes: z.int(),
});
export type FactFile = z.infer<typeof factFile>;

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The version of DuckDB that wrote the files. */
  writer: z.string(),
  /** Identifies the run of the writer that wrote this manifest. */
  run: z.string(),
  /** The `run` of the manifest that this one replaced. */
  after: z.nullable(z.string()),
  /** Greater than that of any earlier manifest in this folder. */
  sequence: z.int(),
  /** Changes exactly when a file does. */
  version: z.string(),
  /** Everything committed until then is in the facts. */
  asOf: z.iso.datetime(),
  tables: z.object(
    Object.fromEntries(FACT_FOLDERS.map((name) => [name, z.array(factFile)])) as Record<
      FactFolder,
      z.ZodArray<typeof factFile>
    >,
  ),
  /** Files store players and builds as numbers up to these. */
  numbers: z.object({ player_id: z.int(), build: z.int() }),
  /** Files that are no longer listed, which readers of an earlier manifest may still need: `sequence` is the last one that listed them. */
  retired: z.array(z.object({ file: z.string(), sequence: z.int() })),
});
/** Describes the current files of the facts. */
export type FactsManifest = z.infer<typeof manifest>;
/** The files of each table. */
export type FactTables = FactsManifest['tables'];

/** Returns tables without files. */
export function emptyTables(): FactTables {
  return Object.fromEntries(FACT_FOLDERS.map((name) => [name, []])) as unknown as FactTables;
}

/** Returns the names of all files of the tables. */
export function listFiles(tables: FactTables): string[] {
  return FACT_FOLDERS.flatMap((name) => tables[name].map(({ file }) => file));
}

/** Returns the folder of the facts. */
export const factsFolder = (dataFolder: string) => join(dataFolder, 'facts');

/** Reads the manifest; null if there is none, or one of another version or damaged. */
export async function readFactsManifest(folder: string): Promise<FactsManifest | null> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(folder, FILE_NAME), 'utf8')));
  } catch {
    return null;
  }
}

/** Writes the manifest durably in a temporary folder and replaces the previous one with it. */
export async function writeFactsManifest(
  folder: string,
  tempFolder: string,
  content: FactsManifest,
  onWritten: () => void = () => {},
): Promise<void> {
  const path = join(tempFolder, FILE_NAME);
  await writeFile(path, `${JSON.stringify(content)}\n`, { mode: 0o600, flush: true });
  onWritten();
  await rename(path, join(folder, FILE_NAME));
  await syncFolder(folder);
}

/** Completes a manifest with the fields that follow from the others. */
export function composeManifest(content: Omit<FactsManifest, 'format' | 'version'>): FactsManifest {
  const hash = createHash('sha256')
    .update(listFiles(content.tables).sort().join('\n'))
    .digest('hex');
  return { format: FORMAT, ...content, version: hash.slice(0, 16) };
}

/** Returns the files of a manifest that are missing or differ in length. */
export async function findDamagedFiles(
  folder: string,
  { tables }: FactsManifest,
): Promise<string[]> {
  const files = FACT_FOLDERS.flatMap((name) => tables[name]);
  const sizes = await Promise.all(
    files.map(({ file }) =>
      stat(join(folder, file)).then(
        ({ size }) => size,
        () => -1,
      ),
    ),
  );
  return files.filter(({ bytes }, i) => sizes[i] !== bytes).map(({ file }) => file);
}
