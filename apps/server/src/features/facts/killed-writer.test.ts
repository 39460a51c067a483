import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readTestSeed } from '../../config.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { rateMatches } from '../ratings/rate-matches.ts';
import { removeSightings } from '../store/remove-sightings.ts';
import { createRandom } from '../store/testing/make-match.ts';
import { clearDerived, storeUpload } from '../store/testing/uploads.ts';
import { LEASE_MS, takeLease } from './leases.ts';
import { requestAllFacts } from './request-facts.ts';
import {
  day,
  gun,
  makeMatchWithBuilds,
  makeMatchWithPart,
  NOW,
  storeContext,
  wheel,
} from './testing/facts-scenario.ts';
import { createTestFactsCopy, listFactFiles } from './testing/test-facts-copy.ts';

const { pool } = await createTestDatabase();
const facts = await createTestFactsCopy(pool, 'this server');
/** Written from scratch each time. */
const freshFacts = await createTestFactsCopy(pool, 'another server');

beforeEach(async () => {
  await clearDerived(pool);
  await requestAllFacts(pool);
});

/** Returns the files of facts that are written from scratch. */
async function writeFromScratch(): Promise<string[]> {
  await requestAllFacts(pool);
  await freshFacts.write({ now: NOW });
  return listFactFiles(await freshFacts.readManifest());
}

/** A run is ended before each of its dozen steps, and the facts are written again every time. */
const TIMEOUT_MS = 180_000;

test('files stay as long as somebody reads them, and no longer', async () => {
  // Written from scratch, so that no files of earlier tests are kept.
  await pool.query('truncate facts_copy');
  await storeUpload(pool, { id: 'a', matches: [makeMatchWithBuilds({ seed: 1, at: day(1) })] });
  await facts.write({ now: NOW });
  await facts.write({ now: NOW });
  const first = await facts.readManifest();
  expect(await facts.listParquetFiles()).toEqual(listFactFiles(first));
  const reader = await takeLease(facts.folder, first.sequence);
  const killedReader = await takeLease(facts.folder, first.sequence);

  await storeUpload(pool, { id: 'b', matches: [makeMatchWithBuilds({ seed: 2, at: day(1) })] });
  await facts.write({ now: NOW });
  const second = await facts.readManifest();
  // It does not keep what was replaced before it.
  const laterReader = await takeLease(facts.folder, second.sequence);
  await storeUpload(pool, { id: 'c', matches: [makeMatchWithBuilds({ seed: 3, at: day(1) })] });
  for (const isRepeated of [false, true]) {
    await facts.write({ now: NOW });
    const third = await facts.readManifest();
    const filesInUse = new Set([first, second, third].flatMap(listFactFiles));
    expect(await facts.listParquetFiles(), String(isRepeated)).toEqual([...filesInUse].sort());
  }
  await reader.release();
  await facts.write({ now: NOW });
  expect(await facts.listParquetFiles()).toEqual(expect.arrayContaining(listFactFiles(first)));

  // A reader that was killed no longer renews its lease.
  const readers = join(facts.folder, 'readers');
  const expiredAt = new Date(Date.now() - LEASE_MS - 1000);
  for (const name of await readdir(readers)) {
    if (name.startsWith(`${first.sequence}-`))
      await utimes(join(readers, name), expiredAt, expiredAt);
  }
  await facts.write({ now: NOW });
  const neededFiles = new Set([second, await facts.readManifest()].flatMap(listFactFiles));
  expect(await facts.listParquetFiles()).toEqual([...neededFiles].sort());
  await laterReader.release();
  await killedReader.release();
  await facts.write({ now: NOW });
  expect(await facts.listParquetFiles()).toEqual(listFactFiles(await facts.readManifest()));
  expect((await facts.readManifest()).retired).toEqual([]);
  expect(await readdir(readers)).toEqual([]);
});

test('files that are being read outlive a manifest that is lost', async () => {
  await storeUpload(pool, { id: 'a', matches: [makeMatchWithBuilds({ seed: 1, at: day(1) })] });
  await facts.write({ now: NOW });
  const first = await facts.readManifest();
  const reader = await takeLease(facts.folder, first.sequence);
  await writeFile(join(facts.folder, 'manifest.json'), '{');
  await storeUpload(pool, { id: 'b', matches: [makeMatchWithBuilds({ seed: 2, at: day(1) })] });
  await facts.write();
  expect(await facts.listParquetFiles()).toEqual(expect.arrayContaining(listFactFiles(first)));
  await reader.release();
  await facts.write();
  expect(await facts.listParquetFiles()).toEqual(listFactFiles(await facts.readManifest()));
});

test('a run whose DuckDB is killed fails, and the next run completes the work', async () => {
  await storeUpload(pool, { id: 'a', matches: [makeMatchWithBuilds({ seed: 1, at: day(1) })] });
  const killedRun = facts.write({
    now: NOW,
    onStep(step) {
      const { pid } = facts.duckdb;
      if (step.startsWith('write players') && pid !== undefined) process.kill(pid, 'SIGKILL');
    },
  });
  await expect(killedRun).rejects.toThrow('process ended');
  await facts.write({ now: NOW });
  expect(listFactFiles(await facts.readManifest())).toEqual(await writeFromScratch());
});

test('a run that runs out of disk space leaves the facts as they were, and no files', async () => {
  await storeUpload(pool, { id: 'a', matches: [makeMatchWithBuilds({ seed: 1, at: day(1) })] });
  await facts.write({ now: NOW });
  await facts.write({ now: NOW });
  const filesBefore = await facts.listAllFiles();
  await storeUpload(pool, { id: 'b', matches: [makeMatchWithBuilds({ seed: 2, at: day(1) })] });
  let runs = 0;
  const duckdb = {
    async run(...statement: Parameters<typeof facts.duckdb.run>) {
      if (++runs > 4) throw new Error('IO Error: No space left on device');
      return await facts.duckdb.run(...statement);
    },
  };
  await expect(facts.write({ now: NOW, duckdb })).rejects.toThrow('No space left');
  expect(await readdir(facts.folder)).not.toContain('tmp');
  expect(await facts.listAllFiles()).toEqual(expect.arrayContaining(filesBefore));
  await facts.query('select count(*) from players');
  await facts.write({ now: NOW });
  expect(listFactFiles(await facts.readManifest())).toEqual(await writeFromScratch());
});

/** With the second upload, a build shows another part, so that the parts of another partition change too. */
async function setUpChanges() {
  const april = makeMatchWithPart(4, day(9, 3), gun);
  await storeUpload(pool, { id: 'a', matches: [april, makeMatchWithPart(5, day(3), gun)] });
  const filesBefore = await writeFromScratch();
  const matches = [april, makeMatchWithPart(6, day(8, 3), wheel)];
  await storeUpload(pool, { id: 'b', matches });
  const expected = { true: await writeFromScratch(), false: filesBefore };
  await facts.write({ now: NOW });
  return {
    async change(isAdded: boolean) {
      if (isAdded) await storeUpload(pool, { id: 'b', matches });
      else await removeSightings({ pool, ...storeContext }, 'b');
    },
    expectFacts: async (isAdded: boolean, message: string) =>
      expect(listFactFiles(await facts.readManifest()), message).toEqual(expected[`${isAdded}`]),
  };
}

test(
  'runs that are killed one step later each time leave facts that can be read',
  async () => {
    const { change, expectFacts } = await setUpChanges();
    await change(false);
    const steps: string[] = [];
    for (;;) {
      const step = await killAt((name) => !steps.includes(name));
      // Whatever the run left, the manifest names files that exist.
      await facts.query('select count(*) from parts');
      if (step === null) break;
      steps.push(step);
    }
    await expectFacts(false, 'all steps');
    expect(steps).toContain('write parts 2026-05-03');
    const kinds = new Set(steps.map((step) => step.replace(/( [a-z]+)? 2026.*/, '')));
    expect([...kinds]).toEqual([
      ...['read requests', 'extract', 'write', 'move', 'sync'],
      ...['write the manifest', 'rename the manifest', 'delete the requests', 'remove old files'],
      ...['forget old files', 'remove the temporary folder'],
    ]);
    await facts.write({ now: NOW });
    expect(await facts.listAllFiles()).toEqual(listFactFiles(await facts.readManifest()));
  },
  TIMEOUT_MS,
);

test(
  'a run killed in the last steps loses nothing, and the next one leaves no old files',
  async () => {
    const { change, expectFacts } = await setUpChanges();
    const steps = ['delete the requests', 'remove old files', 'remove the temporary folder'];
    const cleanupSteps = ['remove old files', 'forget old files', 'remove the temporary folder'];
    let isAdded = true;
    for (const [n, step] of steps.entries()) {
      isAdded = !isAdded;
      await change(isAdded);
      expect(await killAt((name) => name === step)).toBe(step);
      await facts.write({ now: NOW });
      await expectFacts(isAdded, step);
      // The next run has nothing to write, and may be killed as well.
      await killAt((name) => name === cleanupSteps[n % cleanupSteps.length]);
      await facts.write({ now: NOW });
      expect(await facts.listAllFiles(), step).toEqual(listFactFiles(await facts.readManifest()));
      expect((await facts.readManifest()).retired, step).toEqual([]);
    }
  },
  TIMEOUT_MS,
);

const { seed, rounds } = readTestSeed();

test(
  `runs that end anywhere leave facts that can be read, and lose nothing (seed ${seed})`,
  async () => {
    const random = createRandom(seed);
    const randomInt = (max: number) => Math.floor(random() * max);
    for (let round = 0; round < rounds; round++) {
      const matches = Array.from({ length: 1 + randomInt(2) }, () =>
        makeMatchWithBuilds({ seed: randomInt(40), at: day(1 + randomInt(2), 3 + randomInt(2)) }),
      );
      await storeUpload(pool, { id: `upload ${randomInt(8)}`, matches });
      if (randomInt(2) === 0) await rateMatches(pool);
      for (let end = randomInt(3); !(await completesBefore(end)); end += 1 + randomInt(4)) {
        if (round > 0) await facts.query('select count(*) from players');
      }
      expect(listFactFiles(await facts.readManifest())).toEqual(await writeFromScratch());
    }
    await facts.write({ now: NOW });
    expect(await facts.listParquetFiles()).toEqual(listFactFiles(await facts.readManifest()));
  },
  TIMEOUT_MS,
);

/** Writes the facts, but ends before the step of this index; returns whether the run completed first. */
async function completesBefore(stepIndex: number): Promise<boolean> {
  return (await killAt((_, n) => n === stepIndex)) === null;
}

/**
 * Writes the facts, but ends before the step that `shouldEnd` selects, and returns its name; null if it
 * selects none. A run cleans up only in steps, so this leaves the same files as a killed process.
 */
async function killAt(shouldEnd: (step: string, n: number) => boolean): Promise<string | null> {
  let n = 0;
  let killedAt: string | null = null;
  try {
    await facts.write({
      now: NOW,
      onStep(step) {
        if (!shouldEnd(step, n++)) return;
        killedAt = step;
        throw new KilledError();
      },
    });
  } catch (error) {
    if (!(error instanceof KilledError)) throw error;
  }
  return killedAt;
}

class KilledError extends Error {}
