import { setTimeout as sleep } from 'node:timers/promises';
import { type SimulatedSession, simulateWorld } from '@scrapboard/simulator';
import type { Pool } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { createIntake } from '../uploads/intake.ts';
import { saveUpload, type UploadSender } from '../uploads/save-upload.ts';
import type { Staging } from '../uploads/staging.ts';
import { defaultUploadLimits } from '../uploads/upload-limits.ts';
import { type DemoState, updateDemoState } from './demo-state.ts';

/**
 * Demo uploads in the queue, limited so that a visitor's upload need not wait for hundreds of them.
 */
const MAX_WAITING_UPLOADS = 24;
const POLL_MS = 100;
/** Sessions uploaded concurrently; after a crash at most this many are uploaded twice. */
const BATCH_SIZE = 8;
const DEMO_SENDER: UploadSender = { source: 'demo', accountId: null, network: null };

export interface UploadDemoSessionsOptions {
  pool: Pool;
  staging: Staging;
  state: DemoState;
  /** Returns whether to stop before the next sessions. */
  isStopped: () => boolean;
  onProgress?: (matches: number) => void;
}

/**
 * Uploads simulated sessions like real ones, continuing where an earlier run stopped, and waits
 * until they have been read. Returns false if stopped before the end.
 */
export async function uploadDemoSessions({
  pool,
  staging,
  state,
  isStopped,
  onProgress,
}: UploadDemoSessionsOptions): Promise<boolean> {
  const { seed, players, totalMatches, from, to, density } = state;
  const world = simulateWorld({ seed, players, matches: totalMatches, from, to, density });
  const saveProgress = async (sent: number) => {
    const matches = await countMatches(pool);
    await updateDemoState(pool, { sent, matches });
    onProgress?.(matches);
  };
  let sentCount = 0;
  for (const sessions of splitIntoBatches(world.sessions(), BATCH_SIZE)) {
    if (isStopped()) return false;
    sentCount += sessions.length;
    if (sentCount <= state.sent) continue;
    // Concurrently, because each waits for the disk.
    await Promise.all(sessions.map((session) => sendSession(pool, staging, session)));
    await saveProgress(sentCount);
    while (!isStopped() && (await countWaitingUploads(pool)) > MAX_WAITING_UPLOADS) {
      await sleep(POLL_MS);
      await saveProgress(sentCount);
    }
  }
  while ((await countWaitingUploads(pool)) > 0) {
    if (isStopped()) return false;
    await saveProgress(sentCount);
    await sleep(POLL_MS);
  }
  const matches = await countDemoMatches(pool);
  await updateDemoState(pool, { sent: sentCount, matches, totalMatches: matches, filling: false });
  onProgress?.(matches);
  return true;
}

function* splitIntoBatches<T>(items: Iterable<T>, size: number): Iterable<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function sendSession(pool: Pool, staging: Staging, session: SimulatedSession): Promise<void> {
  const intake = createIntake(staging, defaultUploadLimits);
  try {
    const { name, timeZone, gameLog, combatLog } = session;
    if (gameLog !== null) await intake.add(`${name}/game.log`, toBuffers(gameLog()));
    await intake.add(`${name}/combat.log`, toBuffers(combatLog()));
    await saveUpload(pool, await intake.finish({ session: name, timeZone }), DEMO_SENDER);
  } finally {
    await intake.discard();
  }
}

async function* toBuffers(chunks: Iterable<Uint8Array>): AsyncIterable<Buffer> {
  for (const { buffer, byteOffset, byteLength } of chunks) {
    yield Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  }
}

const waitingUploads = defineQuery({
  text: `select count(*)::int as count from upload
      where status in ('queued', 'reading') and source = 'demo'`,
  columns: { count: 'int4' },
});

async function countWaitingUploads(db: Queryable): Promise<number> {
  return (await waitingUploads.first(db))?.count ?? 0;
}

const storedMatches = defineQuery({
  text: 'select count(*)::int as count from match',
  columns: { count: 'int4' },
});

async function countMatches(db: Queryable): Promise<number> {
  return (await storedMatches.first(db))?.count ?? 0;
}

const storedDemoMatches = defineQuery({
  text: `select count(distinct um.match_id)::int as count
      from upload u join upload_match um on um.upload_id = u.id
     where u.source = 'demo' and exists (select from match m where m.id = um.match_id)`,
  columns: { count: 'int4' },
});

/** Counts only demo matches, unlike `countMatches`; too slow for every report of progress. */
async function countDemoMatches(db: Queryable): Promise<number> {
  return (await storedDemoMatches.first(db))?.count ?? 0;
}
