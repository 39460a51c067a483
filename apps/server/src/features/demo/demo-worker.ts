import { parentPort, workerData } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import { createPool } from '../../database/pool.ts';
import type { Log } from '../../log.ts';
import { openRawStore } from '../uploads/raw-store.ts';
import { readDemo } from './demo-state.ts';
import { sendDemo } from './send-demo.ts';

export interface DemoWorkerData {
  connection: ClientConfig;
  dataFolder: string;
}

/** What the thread says while it works. */
export type DemoMessage = { matches: number } | { done: boolean };

/** Servers that share a database take turns: one of them fills. Any number no other user locks by chance. */
const lock = 7_203_551_906;

const { connection, dataFolder } = workerData as DemoWorkerData;
const tell = (message: DemoMessage) => parentPort?.postMessage(message);
const quiet: Log = { info() {}, warn() {}, error() {} };

let stop = false;
parentPort?.once('message', () => {
  stop = true;
});

const pool = createPool({ connection, log: quiet, max: 9 });
const store = await openRawStore(dataFolder);
try {
  const holder = await pool.connect();
  try {
    const { rows } = await holder.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [lock],
    );
    const state = rows[0]?.mine === true ? await readDemo(pool) : null;
    if (state?.filling === true) {
      const onProgress = (matches: number) => tell({ matches });
      tell({ done: await sendDemo({ pool, store, state, stopped: () => stop, onProgress }) });
    }
  } finally {
    holder.release(true);
  }
} finally {
  await store.close();
  await pool.end();
  parentPort?.close();
}
