import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileTable } from '@scrapboard/questions';
import type { MaxNumbers } from '@scrapboard/questions/fact-tables';
import { DAY_MS } from '../../day-ms.ts';
import { takeLease } from '../facts/leases.ts';
import { factsFolder, readFactsManifest } from '../facts/manifest.ts';

/** The current files of the facts. */
export interface Facts {
  version: string;
  /** The number of the manifest; later manifests have greater numbers. */
  sequence: number;
  /** ISO 8601 */
  asOf: string;
  /** The largest player and build numbers in the files. */
  numbers: MaxNumbers;
  files: Record<FileTable, { path: string; from: string; to: string }[]>;
  /** How many rows of players there are. */
  playerRows: number;
}

export interface FactsReader {
  /** Returns the facts; null if they have not been written yet. */
  read(): Promise<Facts | null>;
  /**
   * Runs `use` with the current facts, or null if there are none. Their files are not removed before
   * it ends.
   */
  withLease<T>(use: (facts: Facts | null) => Promise<T>): Promise<T>;
}

/** Creates a reader of the manifest, which parses it only when it has been replaced. */
export function createFactsReader(dataFolder: string): FactsReader {
  const folder = factsFolder(dataFolder);
  let cached: { identity: string; facts: Promise<Facts | null> } | undefined;
  async function read(): Promise<Facts | null> {
    const identity = await stat(join(folder, 'manifest.json')).then(
      ({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`,
      () => 'missing',
    );
    if (cached?.identity !== identity) cached = { identity, facts: readFacts(folder) };
    return await cached.facts;
  }

  return {
    read,
    async withLease(use) {
      for (;;) {
        const facts = await read();
        if (facts === null) return await use(null);
        const lease = await takeLease(folder, facts.sequence);
        try {
          // Files that were replaced before the lease began may be removed.
          if ((await read())?.sequence === facts.sequence) return await use(facts);
        } finally {
          await lease.release();
        }
      }
    },
  };
}

async function readFacts(folder: string): Promise<Facts | null> {
  const manifest = await readFactsManifest(folder);
  if (manifest === null) return null;
  const { version, sequence, asOf, numbers, tables } = manifest;
  const listFiles = (table: FileTable) =>
    tables[table].map(({ file, from, to }) => ({
      path: join(folder, file),
      from,
      // The manifest has the day after the last.
      to: new Date(Date.parse(to) - DAY_MS).toISOString().slice(0, 10),
    }));
  return {
    ...{ version, sequence, asOf, numbers },
    playerRows: tables.players.reduce((sum, { rows }) => sum + rows, 0),
    files: {
      players: listFiles('players'),
      parts: listFiles('parts'),
      pairs: listFiles('pairs'),
      records: listFiles('records'),
      streaks: listFiles('streaks'),
      others: listFiles('others'),
      rewards: listFiles('rewards'),
      uploads: listFiles('uploads'),
    },
  };
}
