import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  composeManifest,
  emptyTables,
  factsFolder,
  writeFactsManifest,
} from '../facts/manifest.ts';
import { openTempFolder } from '../facts/temp-folder.ts';
import { createFactsReader } from './facts-reader.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'scrapboard-facts-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const folder = factsFolder(dataFolder);
const listLeases = () => readdir(join(folder, 'readers')).catch(() => []);

async function publishManifest(sequence: number): Promise<void> {
  const content = composeManifest({
    ...{ writer: 'test', run: `run ${sequence}`, after: null, sequence, retired: [] },
    ...{ asOf: new Date(sequence).toISOString(), tables: emptyTables() },
    numbers: { player_id: 0, build: 0 },
  });
  await writeFactsManifest(folder, await openTempFolder(folder), content);
}

test('facts have a lease while they are used, and only then', async () => {
  const facts = createFactsReader(dataFolder);
  expect(await facts.withLease(async (leasedFacts) => leasedFacts)).toBeNull();
  await publishManifest(1);
  const pendingSequence = facts.withLease(async (leasedFacts) => {
    expect(await listLeases()).toEqual([expect.stringMatching(/^1-/)]);
    await publishManifest(2);
    // A question that begins now reads the newer facts.
    await facts.withLease(async (newerFacts) => expect(newerFacts?.sequence).toBe(2));
    expect(await listLeases()).toHaveLength(1);
    return leasedFacts?.sequence;
  });
  expect(await pendingSequence).toBe(1);
  await expect(facts.withLease(() => Promise.reject(new Error('no answer')))).rejects.toThrow();
  expect(await listLeases()).toEqual([]);
});
