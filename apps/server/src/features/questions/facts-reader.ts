import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FactTable } from '@scrapboard/questions/fact-tables';
import { DAY_MS } from '../../day-ms.ts';
import { factsFolder, readFactsManifest } from '../facts/manifest.ts';

/** The facts as they are now. */
export interface Facts {
  version: string;
  /** ISO 8601 */
  asOf: string;
  files: Record<FactTable, { path: string; from: string; to: string }[]>;
}

export interface FactsReader {
  /** Returns the facts; null if they have not been written yet. */
  read(): Promise<Facts | null>;
}

/** Creates a reader of the manifest, which parses it only when it has been replaced. */
export function createFactsReader(dataFolder: string): FactsReader {
  const folder = factsFolder(dataFolder);
  let known: { identity: string; facts: Promise<Facts | null> } | undefined;
  return {
    async read() {
      const identity = await stat(join(folder, 'manifest.json')).then(
        ({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`,
        () => 'missing',
      );
      if (known?.identity !== identity) known = { identity, facts: parse(folder) };
      return await known.facts;
    },
  };
}

async function parse(folder: string): Promise<Facts | null> {
  const manifest = await readFactsManifest(folder);
  if (manifest === null) return null;
  const { version, asOf, tables } = manifest;
  const files = (table: FactTable) =>
    tables[table].map(({ file, from, to }) => ({
      path: join(folder, file),
      from,
      // The manifest has the day after the last.
      to: new Date(Date.parse(to) - DAY_MS).toISOString().slice(0, 10),
    }));
  return {
    version,
    asOf,
    files: {
      players: files('players'),
      parts: files('parts'),
      rewards: files('rewards'),
      uploads: files('uploads'),
    },
  };
}
