import { setTimeout as sleep } from 'node:timers/promises';
import { type SimulatedSession, simulateWorld } from '@scrapboard/simulator';
import type { Pool } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { createIntake } from '../uploads/intake.ts';
import { saveUpload, type UploadSender } from '../uploads/save-upload.ts';
import type { Staging } from '../uploads/staging.ts';
import { defaultUploadLimits } from '../uploads/upload-limits.ts';
import { type DemoState, updateDemo } from './demo-state.ts';

/** Limits waiting demo uploads, so that a visitor's upload is not queued behind hundreds of them. */
const MAX_WAITING = 24;
const POLL_MS = 100;
/** Sessions uploaded concurrently; after a kill at most this many are sent twice. */
const BATCH_SIZE = 8;
const SENDER: UploadSender = { source: 'demo', accountId: null, network: null };

export interface SendDemo {
  pool: Pool;
  staging: Staging;
  state: DemoState;
  /** Returns true to stop at the next session. */
  stopped: () => boolean;
  onProgress?: (matches: number) => void;
}

/**
 * Uploads simulated sessions like real ones, continuing where an earlier run stopped, and waits until
 * they are read. Returns false if it was stopped before the end.
 */
export async function sendDemo({
  pool,
  staging,
  state,
  stopped,
  onProgress,
}: SendDemo): Promise<boolean> {
  const { seed, players, totalMatches, from, to, density } = state;
  const world = simulateWorld({ seed, players, matches: totalMatches, from, to, density });
  const note = async (sent: number) => {
    const matches = await countMatches(pool);
    await updateDemo(pool, { sent, matches });
    onProgress?.(matches);
  };
  let sent = 0;
  for (const sessions of inBatches(world.sessions(), BATCH_SIZE)) {
    if (stopped()) return false;
    sent += sessions.length;
    if (sent <= state.sent) continue;
    // Concurrently, because each waits for the disk.
    await Promise.all(sessions.map((session) => sendSession(pool, staging, session)));
    await note(sent);
    while (!stopped() && (await countWaiting(pool)) > MAX_WAITING) {
      await sleep(POLL_MS);
      await note(sent);
    }
  }
  while ((await countWaiting(pool)) > 0) {
    if (stopped()) return false;
    await note(sent);
    await sleep(POLL_MS);
  }
  const matches = await countDemoMatches(pool);
  await updateDemo(pool, { sent, matches, totalMatches: matches, filling: false });
  onProgress?.(matches);
  return true;
}

function* inBatches<T>(items: Iterable<T>, size: number): Iterable<T[]> {
  let collected: T[] = [];
  for (const item of items) {
    collected.push(item);
    if (collected.length < size) continue;
    yield collected;
    collected = [];
  }
  if (collected.length > 0) yield collected;
}

async function sendSession(pool: Pool, staging: Staging, session: SimulatedSession): Promise<void> {
  const intake = createIntake(staging, defaultUploadLimits);
  try {
    const { name, timeZone, gameLog, combatLog } = session;
    if (gameLog !== null) await intake.add(`${name}/game.log`, buffers(gameLog()));
    await intake.add(`${name}/combat.log`, buffers(combatLog()));
    await saveUpload(pool, await intake.finish({ session: name, timeZone }), SENDER);
  } finally {
    await intake.discard();
  }
}

async function* buffers(chunks: Iterable<Uint8Array>): AsyncIterable<Buffer> {
  for (const { buffer, byteOffset, byteLength } of chunks) {
    yield Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  }
}

const waitingUploads = defineQuery({
  text: `select count(*)::int as count from upload
      where status in ('queued', 'reading') and source = 'demo'`,
  columns: { count: 'int4' },
});

async function countWaiting(db: Queryable): Promise<number> {
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

/** Counts without what visitors uploaded meanwhile; for each report of progress it would take too long. */
async function countDemoMatches(db: Queryable): Promise<number> {
  return (await storedDemoMatches.first(db))?.count ?? 0;
}
