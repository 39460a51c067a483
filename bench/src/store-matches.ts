/**
 * Measures how fast raw logs become committed rows: simulated logs with the density of real ones,
 * added as uploads, read and stored by the job queue in its processes, in the built-in PostgreSQL
 * with its usual settings. For comparison, the same rows of `player_match` are written with a plain
 * COPY.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type SimulatedSession, simulateWorld } from '@scrapboard/simulator';
import type { Pool } from 'pg';
import { connectDatabase } from '../../apps/server/src/database/connect-database.ts';
import { playerMatch } from '../../apps/server/src/database/tables/players.ts';
import type { StoredFile } from '../../apps/server/src/database/tables/uploads.ts';
import { copyRows } from '../../apps/server/src/features/store/copy-rows.ts';
import { openStaging, type Staging } from '../../apps/server/src/features/uploads/staging.ts';
import { startJobs } from '../../apps/server/src/jobs/start-jobs.ts';
import { addReadUpload } from '../../apps/server/src/queue/add-jobs.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '2000' },
    players: { type: 'string', default: '4000' },
    density: { type: 'string', default: '1' },
    // Sessions per upload, as in a real logs folder.
    sessions: { type: 'string', default: '16' },
  },
});
const MATCH_COUNT = Number(values.matches);
const MIN_MATCHES_PER_SECOND = 300;
const quietLog = {
  info() {},
  warn: (message: string) => console.error(message),
  error: (message: string) => console.error(message),
};

const folder = mkdtempSync(join(tmpdir(), 'scrapboard-bench-'));
const database = await connectDatabase({ databaseUrl: undefined, dataFolder: folder }, quietLog);
const { pool } = database;
try {
  const staging = await openStaging(folder);
  const bytes = await addUploads(staging);
  await staging.close();
  const seconds = await storeUploads();
  await report(bytes, seconds);
  await compareWithCopy(seconds);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Writes the raw logs and their uploads, which is not measured. */
async function addUploads(staging: Staging): Promise<number> {
  const began = performance.now();
  const to = Date.UTC(2026, 8, 1);
  const world = simulateWorld({
    seed: 1,
    players: Number(values.players),
    matches: MATCH_COUNT,
    from: to - 300 * 86_400_000,
    to,
    density: Number(values.density),
    uploadersPerMatch: 1,
  });
  const folders = new Map<string, { timeZone: string; sessions: StoredFile[][] }>();
  let total = 0;
  let uploads = 0;
  for (const session of world.sessions()) {
    const files = await storeSession(staging, session);
    total += sizeOf(files);
    const folder = folders.get(session.uploader.id) ?? { timeZone: session.timeZone, sessions: [] };
    folders.set(session.uploader.id, folder);
    folder.sessions.push(files);
    if (folder.sessions.length < Number(values.sessions)) continue;
    await addUpload(`bench-${uploads++}`, folder.timeZone, folder.sessions.splice(0).flat());
  }
  for (const { timeZone, sessions } of folders.values()) {
    if (sessions.length > 0) await addUpload(`bench-${uploads++}`, timeZone, sessions.flat());
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${uploads} uploads, ${formatMegabytes(total)} MB of log written in ${seconds.toFixed(0)} s`,
  );
  return total;
}

async function storeSession(staging: Staging, session: SimulatedSession): Promise<StoredFile[]> {
  const { name } = session;
  const logs = [
    { kind: 'combat' as const, chunks: session.combatLog() },
    ...(session.gameLog === null ? [] : [{ kind: 'game' as const, chunks: session.gameLog() }]),
  ];
  const files: StoredFile[] = [];
  for (const { kind, chunks } of logs) {
    const { sha256, bytes, expandedBytes } = await staging.putRaw(toAsync(chunks));
    const path = `${name}/${kind}.log`;
    files.push({ path, session: name, kind, sha256, bytes, expandedBytes });
  }
  return files;
}

async function addUpload(id: string, timeZone: string, files: StoredFile[]): Promise<void> {
  await pool.query(
    `insert into upload (id, source, time_zone, files, total_bytes) values ($1, 'demo', $2, $3, $4)`,
    [id, timeZone, JSON.stringify(files), sizeOf(files)],
  );
  await addReadUpload(pool, id);
}

function sizeOf(files: readonly StoredFile[]): number {
  return files.reduce((sum, file) => sum + file.expandedBytes, 0);
}

async function* toAsync(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

async function storeUploads(): Promise<number> {
  const began = performance.now();
  const jobs = await startJobs({
    connection: database.connection,
    dataFolder: folder,
    catalogueFolder: undefined,
    log: quietLog,
  });
  let printed = 0;
  for (;;) {
    const { rows } = await pool.query<{ pending: number; matches: number }>(
      `select (count(*) filter (where status in ('queued', 'reading')))::int as pending,
        coalesce(sum(matches), 0)::int as matches from upload`,
    );
    const seconds = (performance.now() - began) / 1000;
    const { pending, matches: stored } = rows[0] ?? { pending: 0, matches: 0 };
    if (pending === 0) {
      await jobs.stop();
      return seconds;
    }
    if (stored - printed >= 2000) {
      console.log(`  ${stored} matches after ${seconds.toFixed(1)} s`);
      printed = stored;
    }
    await sleep(100);
  }
}

async function report(bytes: number, seconds: number): Promise<void> {
  const { rows } = await pool.query<Record<string, number>>(
    `select (select count(*)::int from match) as matches,
      (select count(*)::int from player_match) as player_rows,
      (select count(*)::int from match) + (select count(*)::int from match_detail)
        + (select count(*)::int from player_match) + (select count(*)::int from upload_match)
        + (select count(*)::int from player) + (select count(*)::int from player_fold)
        + (select count(*)::int from player_nickname) + (select count(*)::int from player_part_fold)
          as rows,
      (select count(*)::int from upload_match) as logs,
      (select count(*)::int from upload where status <> 'stored') as failed`,
  );
  const {
    matches: stored = 0,
    player_rows = 0,
    rows: all = 0,
    logs = 0,
    failed = 0,
  } = rows[0] ?? {};
  const rate = stored / seconds;
  console.log(`${cpus().length} processors, ${stored} matches in ${seconds.toFixed(1)} s`);
  console.log(`  ${rate.toFixed(0)} matches/s (at least ${MIN_MATCHES_PER_SECOND} wanted)`);
  console.log(`  ${(logs / seconds).toFixed(0)} logs of matches/s, some matches being in several`);
  console.log(`  ${(player_rows / seconds).toFixed(0)} player rows/s, ${all} rows in all tables`);
  console.log(`  ${(bytes / 1e6 / seconds).toFixed(0)} MB/s of log`);
  if (failed > 0) throw new Error(`${failed} uploads were not stored`);
  if (rate < MIN_MATCHES_PER_SECOND) process.exitCode = 1;
}

async function compareWithCopy(seconds: number): Promise<void> {
  await pool.query('create table player_match_copy (like player_match including all)');
  const { rows } = await pool.query('select * from player_match limit 400000');
  const plain = rows.map((row) => ({ ...row, started_at: row.started_at.getTime() }));
  const count = await countAll(pool);
  const client = await pool.connect();
  const began = performance.now();
  await client.query('begin');
  for (let from = 0; from < plain.length; from += 10_000) {
    const slice = plain.slice(from, from + 10_000);
    await copyRows(client, { ...playerMatch, name: 'player_match_copy' }, slice);
  }
  await client.query('commit');
  const copiedPerSecond = plain.length / ((performance.now() - began) / 1000);
  client.release();
  const stored = count / seconds;
  console.log(`  plain COPY of the player rows: ${copiedPerSecond.toFixed(0)} rows/s`);
  console.log(
    `  storing, everything included: ${((100 * stored) / copiedPerSecond).toFixed(1)}% of that`,
  );
}

async function countAll(db: Pool): Promise<number> {
  const { rows } = await db.query<{ n: number }>('select count(*)::int as n from player_match');
  return rows[0]?.n ?? 0;
}

function formatMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
