import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SimulatedSession, simulateSessions } from '@scrapboard/simulator';
import {
  afterAll,
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { StoredFile } from '../database/tables/uploads.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { checkFacts } from '../features/facts/check-facts.ts';
import { ensureFactsCopyId } from '../features/facts/facts-copy-id.ts';
import type { FactsHealth } from '../features/facts/facts-health.ts';
import { factsFolder, readFactsManifest } from '../features/facts/manifest.ts';
import { openFactsDuckdb } from '../features/facts/open-facts-duckdb.ts';
import { deleteUploads, fetchRebuildProgress, rebuild } from '../features/rebuild/rebuild.ts';
import { clearDerived, dumpDerived } from '../features/store/testing/uploads.ts';
import { openStaging } from '../features/uploads/staging.ts';
import { storeLog } from '../features/uploads/testing/store-log.ts';
import { addModerateJob, addReadUploadJob } from '../queue/add-jobs.ts';
import { errorLog } from '../testing/error-log.ts';
import { listJobProcesses } from '../testing/list-processes.ts';
import { createJobProcesses } from './job-processes.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

// Every job starts a process, which may take long on a slow machine.
vi.setConfig({ testTimeout: 180_000 });

const { pool, connection } = await createTestDatabase();
const dataFolder = await mkdtemp(join(tmpdir(), 'scrapboard-jobs-'));
const staging = await openStaging(dataFolder, { shouldClean: false });
// The rating job is due after a second, without an announcement.
const options = {
  connection,
  dataFolder,
  catalogueFolder: undefined,
  log: errorLog,
  pollIntervalMs: 50,
};

beforeEach(async () => {
  await clearDerived(pool);
  await pool.query('delete from graphile_worker._private_jobs');
});

afterAll(async () => {
  await staging.close();
  await rm(dataFolder, { recursive: true, force: true });
});

async function queueUpload(
  id: string,
  sessions: readonly SimulatedSession[],
  target = staging,
): Promise<void> {
  const files: StoredFile[] = [];
  for (const session of sessions) {
    for (const [kind, chunks] of [
      ['combat', session.combatLog()],
      ['game', session.gameLog?.() ?? null],
    ] as const) {
      if (chunks === null) continue;
      const { sha256, bytes, expandedBytes } = await storeLog(target, toAsync(chunks));
      const path = `${session.name}/${kind}.log`;
      files.push({ path, session: session.name, kind, sha256, bytes, expandedBytes });
    }
  }
  await pool.query(
    `insert into upload (id, source, store, time_zone, files, total_bytes)
      values ($1, 'web', $5, $2, $3, $4)`,
    [
      id,
      sessions[0]?.timeZone,
      JSON.stringify(files),
      files.reduce((sum, file) => sum + file.expandedBytes, 0),
      target.store.id,
    ],
  );
  await addReadUploadJob(pool, id);
}

async function* toAsync(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** Waits until everything is read and rated. */
async function waitUntilRated(): Promise<void> {
  for (;;) {
    const { unread, areRatingsCurrent } = await fetchRebuildProgress(pool);
    if (unread === 0 && areRatingsCurrent) return;
    await sleep(50);
  }
}

/** Starts the queue, runs it until everything is read and rated, and stops it. */
async function runQueueOnce(): Promise<void> {
  const jobs = await startJobs(options);
  expect(jobs.isRunning).toBe(true);
  await waitUntilRated();
  await jobs.stop();
  expect(jobs.isRunning).toBe(false);
}

function simulateEvening(): SimulatedSession[] {
  return simulateSessions({
    seed: 4,
    modes: ['8v8', 'clan-war', '8v8', 'raid-easy'],
    uploaders: 5,
    timeZones: ['Europe/Berlin', 'America/New_York', 'UTC'],
    density: 0.05,
  });
}

describe('a queue that keeps running', () => {
  const errors: string[] = [];
  let runningJobs: Jobs | undefined;

  async function stop(): Promise<void> {
    await runningJobs?.stop();
    runningJobs = undefined;
  }

  /** Runs the queue until everything is read and rated; its processes serve the next test too. */
  async function runQueue(): Promise<void> {
    runningJobs ??= await startJobs({
      ...options,
      log: { ...errorLog, error: (message) => errors.push(message) },
    });
    await waitUntilRated();
  }

  afterEach(() => {
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(stop);

  test('uploads are stored as played, each match once, and a rebuild recreates the same rows', async () => {
    // Under node --watch, whose messages are not mistaken for a job's reply.
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    const sessions = simulateEvening();
    for (const [n, session] of sessions.entries()) await queueUpload(`u${n}`, [session]);
    await runQueue();
    vi.unstubAllEnvs();
    const { rows: matches } = await pool.query('select count(*)::int as n from match');
    const { rows: uploads } = await pool.query('select distinct status from upload');
    expect(uploads).toEqual([{ status: 'stored' }]);
    const played = new Map(
      sessions.flatMap((session) =>
        session.expected().map(({ match, startsAt }) => [`${match.guid} ${startsAt}`, match]),
      ),
    );
    expect(matches[0].n).toBe(played.size);
    const { rows: damage } = await pool.query(
      'select player_id, sum(damage)::int as damage, sum(kills)::int as kills from player_match group by 1',
    );
    const expected = new Map<string, { damage: number; kills: number }>();
    for (const { players } of played.values()) {
      for (const { id, bot, damage, kills } of players) {
        if (bot) continue;
        const sum = expected.get(id) ?? { damage: 0, kills: 0 };
        expected.set(id, { damage: sum.damage + damage, kills: sum.kills + kills });
      }
    }
    expect(damage.length).toBeGreaterThan(6);
    for (const { player_id, ...sums } of damage) expect(sums).toEqual(expected.get(player_id));
    const { rows: rated } = await pool.query(
      'select count(*)::int as n from player_fold where mmr <> 1600',
    );
    expect(rated[0].n).toBeGreaterThan(6);

    const { rows: reported } = await pool.query(
      'select upload_id, ordinal, outcome from upload_match order by 1, 2',
    );
    const derivedBefore = await dumpDerived(pool);
    await stop();
    expect(await rebuild(pool)).toBe(sessions.length);
    expect((await dumpDerived(pool)).match).toEqual([]);
    await runQueue();
    expect(await dumpDerived(pool)).toEqual(derivedBefore);
    const reportedAgain = await pool.query(
      'select upload_id, ordinal, outcome from upload_match order by 1, 2',
    );
    expect(reportedAgain.rows.map(({ outcome }) => outcome).sort()).toEqual(
      reported.map(({ outcome }) => outcome).sort(),
    );
  });

  test('a cancelled upload keeps what it had stored, even after a rebuild', async () => {
    const [session] = simulateEvening() as [SimulatedSession];
    await queueUpload('half', [session]);
    await runQueue();
    await pool.query(
      `update upload set status = 'failed', matches = 2, error = '{"code": "cancelled", "message": ""}'`,
    );
    await rebuild(pool);
    await runQueue();
    const { rows } = await pool.query(
      `select status, error->>'code' as code, (select count(*)::int from upload_match) as matches from upload`,
    );
    expect(rows).toEqual([{ status: 'failed', code: 'cancelled', matches: 2 }]);
  });

  test('removing uploads removes only what no other upload contributed', async () => {
    const sessions = simulateEvening();
    const otherSessions = simulateSessions({ seed: 9, density: 0.05 });
    await queueUpload('kept', sessions.slice(0, 1));
    await runQueue();
    const expected = await dumpDerived(pool);
    await queueUpload('demo', [...sessions.slice(1), ...otherSessions]);
    await runQueue();
    expect((await dumpDerived(pool)).player?.length).toBeGreaterThan(expected.player?.length ?? 0);
    const removedHashes: string[] = [];
    await deleteUploads(pool, ['demo'], {
      removeManifest: async () => {},
      removeRaw: async (sha256) => void removedHashes.push(sha256),
    });
    expect(removedHashes.length).toBeGreaterThan(sessions.length);
    await runQueue();
    expect(await dumpDerived(pool)).toEqual(expected);
  });

  test('an upload whose raw log is missing fails with a reason', async () => {
    const losingStaging = { ...staging, moveToStore: staging.discard };
    const session = simulateSessions({ seed: 99, uploaders: 1 })[0] as SimulatedSession;
    await queueUpload('lost', [session], losingStaging);
    await runQueue();
    const { rows } = await pool.query(`select status, error->>'code' as code from upload`);
    expect(rows).toEqual([{ status: 'failed', code: 'internal' }]);
  });
});

test('a job fetched during shutdown is left for the next start', async () => {
  await queueUpload('late', simulateEvening().slice(0, 1));
  const processes = createJobProcesses(
    {
      connection,
      dataFolder,
      catalogueFolder: undefined,
      diskReserveBytes: 0,
      factsMemoryBytes: 0,
    },
    errorLog,
  );
  processes.abort();
  const payload = { uploadId: 'late' };
  await processes.run({ task: 'read_upload', payload, isRetry: false, isLastAttempt: false });
  await processes.close();
  const { rows } = await pool.query(
    `select status, (select count(*)::int from graphile_worker.jobs) as jobs from upload`,
  );
  expect(rows).toEqual([{ status: 'reading', jobs: 1 }]);
});

test('a moderation job that a stop interrupts uses up no attempt', async () => {
  await addModerateJob(pool, { act: 'trust', kind: 'network', source: '1.abc', by: null });
  const blocker = await pool.connect();
  await blocker.query('begin; lock table upload in exclusive mode');
  const jobs = await startJobs(options);
  const waitingQueriesSql = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await pool.query(waitingQueriesSql)).rowCount === 1, 30_000);
  await jobs.stop();
  await blocker.query('rollback');
  blocker.release();
  const remainingJobs = await pool.query('select attempts, locked_at from graphile_worker.jobs');
  expect(remainingJobs.rows).toEqual([{ attempts: 0, locked_at: null }]);
});

test('the jobs of a killed process, and uploads without a job that could run, are read at the next start', async () => {
  const [first, second, third] = simulateEvening() as [
    SimulatedSession,
    SimulatedSession,
    SimulatedSession,
  ];
  const lockJobs = (attempts: string) =>
    pool.query(
      `update graphile_worker._private_jobs
        set locked_at = now(), locked_by = 'worker-gone', attempts = ${attempts}
        where locked_at is null`,
    );
  await queueUpload('abandoned', [first]);
  await lockJobs('1');
  await queueUpload('killed', [second]);
  await lockJobs('max_attempts');
  await pool.query(`update upload set status = 'reading' where id = 'killed'`);
  await queueUpload('forgotten', [third]);
  await pool.query(`delete from graphile_worker._private_jobs where key = 'read_upload:forgotten'`);
  await pool.query('insert into rate_request values (now())');
  await runQueueOnce();
  const { rows } = await pool.query('select distinct status from upload');
  expect(rows).toEqual([{ status: 'stored' }]);
});

test('two servers with separate folders each read their own uploads and write all facts', async () => {
  const otherFolder = await mkdtemp(join(tmpdir(), 'scrapboard-jobs-'));
  const otherStaging = await openStaging(otherFolder);
  onTestFinished(() => rm(otherFolder, { recursive: true, force: true }));
  for (const [n, session] of simulateEvening().entries()) {
    await queueUpload(`u${n}`, [session], n % 2 === 0 ? staging : otherStaging);
  }
  const [first, second] = await Promise.all([
    startJobs(options),
    startJobs({ ...options, dataFolder: otherFolder }),
  ]);
  while ((await fetchRebuildProgress(pool)).unread > 0) await sleep(20);
  const isWritten = (facts: FactsHealth | null) =>
    facts?.asOf != null && facts.delaySeconds === null;
  while (![first, second].every((jobs) => isWritten(jobs.factsHealth()))) await sleep(20);
  expect(first.factsHealth()).toMatchObject({ failures: 0, error: null });
  expect(first.factsHealth()?.rows).toBeGreaterThan(100);
  const [firstManifest, secondManifest] = await Promise.all(
    [dataFolder, otherFolder].map((folder) => readFactsManifest(factsFolder(folder))),
  );
  expect(firstManifest?.version).toBe(secondManifest?.version);
  await Promise.all([first.stop(), second.stop(), otherStaging.close()]);
  const { rows } = await pool.query(
    'select status, count(*)::int, count(distinct store)::int as stores from upload group by 1',
  );
  expect(rows).toEqual([{ status: 'stored', count: 5, stores: 2 }]);
});

test('uploads do not wait for facts, which are complete once they can be written, and after each loss', async () => {
  const ownFolder = await mkdtemp(join(tmpdir(), 'scrapboard-jobs-'));
  const ownStaging = await openStaging(ownFolder);
  const folder = factsFolder(ownFolder);
  await writeFile(folder, 'not a folder');
  for (const [n, session] of simulateEvening().slice(0, 3).entries())
    await queueUpload(`u${n}`, [session], ownStaging);
  const jobs = await startJobs({ ...options, dataFolder: ownFolder });
  const duckdb = openFactsDuckdb(folder, 256_000_000);
  onTestFinished(async () => {
    await Promise.all([jobs.stop(), ownStaging.close(), duckdb.close()]);
    await rm(ownFolder, { recursive: true, force: true });
  });
  const expectFacts = async () => {
    let problems: string[] | null = null;
    for (; problems === null; await sleep(100)) {
      const { unread, areRatingsCurrent } = await fetchRebuildProgress(pool);
      if (unread > 0 || !areRatingsCurrent || jobs.factsHealth()?.delaySeconds !== null) continue;
      problems = await checkFacts({
        pool,
        copyId: await ensureFactsCopyId(folder),
        folder,
        duckdb,
      });
    }
    expect(problems).toEqual([]);
    expect((await readFactsManifest(folder))?.tables.players.length).toBeGreaterThan(0);
  };

  while ((await fetchRebuildProgress(pool)).unread > 0) await sleep(20);
  expect((await pool.query('select distinct status from upload')).rows).toEqual([
    { status: 'stored' },
  ]);
  await vi.waitUntil(() => jobs.factsHealth()?.error != null);
  expect(jobs.factsHealth()).toMatchObject({ asOf: null, delaySeconds: expect.any(Number) });
  await rm(folder);
  await expectFacts();
  // By renaming: removing it file by file fails if the server writes the copy's name meanwhile.
  await rename(folder, join(ownFolder, 'lost'));
  await vi.waitUntil(async () => (await readFactsManifest(folder)) !== null, 60_000);
  await expectFacts();
  await rebuild(pool);
  await expectFacts();
});

test('running jobs are not treated as abandoned', async () => {
  await queueUpload('long', simulateEvening());
  const blocker = await pool.connect();
  await blocker.query('begin; lock table match in exclusive mode');
  const first = await startJobs(options);
  const fetchLockOwner = async () => {
    const { rows } = await pool.query('select locked_by from graphile_worker._private_jobs');
    return rows[0]?.locked_by;
  };
  while ((await fetchLockOwner()) === null) await sleep(20);
  const firstOwner = await fetchLockOwner();
  const second = await startJobs(options);
  await sleep(200);
  expect(await fetchLockOwner()).toBe(firstOwner);
  await blocker.query('rollback');
  blocker.release();
  while ((await fetchRebuildProgress(pool)).unread > 0) await sleep(20);
  await Promise.all([first.stop(), second.stop()]);
});

test.runIf(process.platform === 'linux')(
  'an upload fails with a message if every process that reads it dies',
  async () => {
    await queueUpload('deadly', simulateEvening().slice(0, 1));
    await pool.query('update graphile_worker._private_jobs set attempts = max_attempts - 1');
    const blocker = await pool.connect();
    await blocker.query('begin; lock table match in exclusive mode');
    const jobs = await startJobs(options);
    let killedCount = 0;
    while (killedCount === 0) {
      await sleep(20);
      for (const pid of listJobProcesses(process.pid)) {
        process.kill(pid, 'SIGKILL');
        killedCount += 1;
      }
    }
    const fetchStatus = async () =>
      (await pool.query(`select status, error->>'code' as code from upload`)).rows[0];
    while ((await fetchStatus()).status !== 'failed') await sleep(20);
    expect(await fetchStatus()).toEqual({ status: 'failed', code: 'internal' });
    await blocker.query('rollback');
    blocker.release();
    await jobs.stop();
  },
);
