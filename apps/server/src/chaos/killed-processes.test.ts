import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultCatalogue } from '@scrapboard/catalogue';
import type { Upload } from '@scrapboard/contract';
import { type SimulatedSession, simulateWorld } from '@scrapboard/simulator';
import type { Pool } from 'pg';
import { expect, onTestFailed, onTestFinished, test, vi } from 'vitest';
import { readConfig, readTestSeed } from '../config.ts';
import { attachDatabase } from '../database/attach-database.ts';
import type { StoredFile } from '../database/tables/uploads.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { checkFacts } from '../features/facts/check-facts.ts';
import { ensureFactsCopyId } from '../features/facts/facts-copy-id.ts';
import { factsFolder } from '../features/facts/manifest.ts';
import { openFactsDuckdb } from '../features/facts/open-facts-duckdb.ts';
import { rateMatches } from '../features/ratings/rate-matches.ts';
import { fetchRebuildProgress } from '../features/rebuild/rebuild.ts';
import { verifyStore } from '../features/rebuild/verify-store.ts';
import { readUpload } from '../features/store/read-upload.ts';
import { createRandom } from '../features/store/testing/make-match.ts';
import { dumpDerived } from '../features/store/testing/uploads.ts';
import { createIntake } from '../features/uploads/intake.ts';
import { openRawStore } from '../features/uploads/raw-store.ts';
import { saveUpload } from '../features/uploads/save-upload.ts';
import { openStaging } from '../features/uploads/staging.ts';
import { defaultUploadLimits } from '../features/uploads/upload-limits.ts';
import { silentLog } from '../log.ts';
import { runServer, type ServerProcess } from '../testing/run-server.ts';
import { killVictim, type Victim } from './testing/kill-victim.ts';

/** Chosen by SCRAPBOARD_SEED and SCRAPBOARD_ROUNDS; see CONTRIBUTING.md. */
const { seed, rounds } = readTestSeed();
/** What is killed in each round, in random order. */
const VICTIMS_PER_ROUND: Victim[] = ['server', 'job', 'database', 'job', 'connection'];
const SESSIONS_PER_UPLOAD = 4;
/** How long an upload is being read before something is killed, at most. */
const MAX_DELAY_MS = 250;
const DATA_END = Date.UTC(2026, 4, 7, 20);
const { basePartIdOf } = defaultCatalogue;
const isTeamMode = (mode: string) => defaultCatalogue.mode(mode).teams;

/** The logs of one upload, as they are sent. */
interface SentUpload {
  files: [path: string, bytes: Buffer<ArrayBuffer>][];
  timeZone: string;
  /** Number of the network that they are sent from, the same for all logs of a player. */
  network: number;
}

/**
 * Returns logs of a small world, several sessions of a player in each upload; most matches are in
 * more than one.
 */
function simulateUploads(count: number): SentUpload[] {
  const sessions = simulateWorld({
    seed,
    players: 16,
    matches: 7 * count,
    from: DATA_END - 30 * 86_400_000,
    to: DATA_END,
    density: 0.02,
    uploadersPerMatch: 1.6,
  }).sessions();
  const byUploader = [...Map.groupBy(sessions, ({ uploader }) => uploader.id).values()];
  return byUploader.flatMap((played, network) => {
    const uploadCount = Math.ceil(played.length / SESSIONS_PER_UPLOAD);
    return Array.from({ length: uploadCount }, (_, n) => {
      const batch = played.slice(n * SESSIONS_PER_UPLOAD, (n + 1) * SESSIONS_PER_UPLOAD);
      return {
        files: batch.flatMap(listFiles),
        timeZone: batch[0]?.timeZone ?? 'UTC',
        network,
      };
    });
  });
}

function listFiles({ name, combatLog, gameLog }: SimulatedSession): SentUpload['files'] {
  const combat = [`${name}/combat.log`, Buffer.concat([...combatLog()])] as const;
  if (gameLog === null) return [[...combat]];
  return [[...combat], [`${name}/game.log`, Buffer.concat([...gameLog()])]];
}

/** Reads the uploads one after the other in this process, where nothing is killed. */
async function readUndisturbed(uploads: readonly SentUpload[]) {
  const { pool } = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'scrapboard-clean-'));
  const staging = await openStaging(folder);
  onTestFinished(async () => {
    await staging.close();
    rmSync(folder, { recursive: true, force: true });
  });
  for (const { files, timeZone, network } of uploads) {
    const intake = createIntake(staging, defaultUploadLimits);
    for (const [path, bytes] of files) await intake.add(path, chunksOf(bytes));
    const upload = await intake.finish({ timeZone });
    await saveUpload(pool, upload, { source: 'web', accountId: null, network: `1.${network}` });
    const { openRaw } = staging.store;
    await readUpload({ pool, basePartIdOf, openRaw, log: silentLog }, upload.id);
  }
  await rateMatches(pool, { isTeamMode });
  return await dumpStatistics(pool);
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/**
 * Returns everything that is shown or counted, but not the compressed sizes of logs, which depend on
 * how they arrived.
 */
async function dumpStatistics(pool: Pool): Promise<Record<string, unknown[]>> {
  const { rows } = await pool.query<{ files: StoredFile[] }>(
    `select id, status, files, refused, ignored, unread, stale, matches, total_bytes, read_bytes,
      weight, error, time_zone from upload order by id`,
  );
  const upload = rows.map((row) => ({
    ...row,
    files: row.files
      .map(({ bytes, ...file }) => JSON.stringify(Object.entries(file).sort()))
      .sort(),
  }));
  return { upload, ...(await dumpDerived(pool)) };
}

test.runIf(process.platform === 'linux')(
  `after kill -9 of every process, all statistics equal those of an undisturbed run (seed ${seed})`,
  async () => {
    const random = createRandom(seed);
    const folder = mkdtempSync(join(tmpdir(), 'scrapboard-chaos-'));
    const start = () =>
      runServer({
        SCRAPBOARD_DATA: folder,
        SCRAPBOARD_BACKUP_TIME: 'off',
        SCRAPBOARD_RATE_LIMITS: 'off',
        SCRAPBOARD_TRUST_PROXY: 'on',
      });
    let server: ServerProcess = start();
    onTestFailed(() => console.error(server.output.err));
    onTestFinished(async () => {
      server.child.kill('SIGTERM');
      await server.ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
    });
    const victims = Array.from({ length: rounds }, () => shuffle(VICTIMS_PER_ROUND, random)).flat();
    const uploads = shuffle(simulateUploads(2 * victims.length), random);
    const expected = readUndisturbed(uploads);

    /** Sends an upload until it is acknowledged, and returns its id. */
    async function send({ files, timeZone, network }: SentUpload): Promise<string> {
      const headers = { 'x-forwarded-for': `198.51.100.${network}` };
      for (;;) {
        const form = new FormData();
        form.set('timeZone', timeZone);
        for (const [path, bytes] of files) form.append('files', new Blob([bytes]), path);
        const url = `${await server.address}/api/uploads`;
        const response = await fetch(url, { method: 'POST', body: form, headers }).catch(
          () => null,
        );
        if (response?.ok) return ((await response.json()) as { id: string }).id;
        await response?.text();
        await sleep(20);
      }
    }

    const acknowledgedIds: Promise<string>[] = [];
    for (const [n, victim] of victims.entries()) {
      const end = Math.ceil((uploads.length * (n + 1)) / victims.length);
      const pendingUploads = uploads.slice(acknowledgedIds.length, end).map(send);
      acknowledgedIds.push(...pendingUploads);
      await waitUntilReading(server, await Promise.any(pendingUploads));
      await sleep(random() * MAX_DELAY_MS);
      await killVictim(victim, server, random);
      if (victim !== 'server') continue;
      await server.ended;
      server = start();
    }
    const ids = await Promise.all(acknowledgedIds);
    await server.address;
    const config = readConfig({ SCRAPBOARD_DATA: folder });
    const waitOptions = { timeout: 120_000, interval: 50 };
    const database = await attachDatabase(config, silentLog);
    onTestFinished(() => database.close());
    await vi.waitUntil(() => rerunFailedJobs(database.pool).catch(() => false), waitOptions);
    const finalStatistics = await dumpStatistics(database.pool);
    expect(finalStatistics.upload).toMatchObject([...new Set(ids)].sort().map((id) => ({ id })));
    for (const [table, rows] of Object.entries(await expected)) {
      expect({ [table]: finalStatistics[table] }).toEqual({ [table]: rows });
    }
    expect(finalStatistics.match?.length).toBeGreaterThan(uploads.length);
    const store = await openRawStore(folder);
    const verifyOptions = {
      pool: database.pool,
      store,
      basePartIdOf,
      isTeamMode,
      sampleSize: null,
    };
    expect(await verifyStore({ ...verifyOptions, print() {} })).toEqual([]);
    const facts = factsFolder(folder);
    const duckdb = openFactsDuckdb(facts, 256_000_000);
    onTestFinished(() => duckdb.close());
    // Null while the server is still writing them.
    const copyId = await ensureFactsCopyId(facts);
    const check = () => checkFacts({ pool: database.pool, copyId, folder: facts, duckdb });
    expect(await vi.waitUntil(check, waitOptions)).toEqual([]);
  },
  240_000 * rounds,
);

/** Waits until an upload is being read, or has been. */
async function waitUntilReading({ address }: ServerProcess, id: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${await address}/api/uploads/${id}`);
    const { status } = (await response.json()) as Partial<Upload>;
    if (response.ok && status !== 'queued') return;
    await sleep(5);
  }
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Makes jobs that failed run again at once, and returns whether everything is read and rated. */
async function rerunFailedJobs(pool: Pool): Promise<boolean> {
  const { unread, areRatingsCurrent } = await fetchRebuildProgress(pool);
  await pool.query(`with due as (
      update graphile_worker._private_jobs set run_at = now()
      where locked_at is null and run_at > now() returning 1)
    select pg_notify('jobs:insert', '{"count":1}') from due`);
  return unread === 0 && areRatingsCurrent;
}
