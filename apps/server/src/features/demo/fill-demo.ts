import { Worker } from 'node:worker_threads';
import type { ClientConfig, Pool } from 'pg';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { errorText } from '../../start-error.ts';
import { beginDemo, readDemo } from './demo-state.ts';
import type { DemoMessage, DemoWorkerData } from './demo-worker.ts';

/** Lines a match as a share of a real log's: enough for believable numbers, quick to make. */
const density = 0.12;
const year = 365 * 24 * 60 * 60 * 1000;

export interface FillDemo {
  config: Pick<Config, 'dataFolder' | 'demoPlayers' | 'demoMatches'>;
  pool: Pool;
  /** For the thread's own connections. */
  connection: ClientConfig;
  log: Log;
}

export interface DemoFilling {
  /** Resolves when there is nothing (more) to fill. */
  done: Promise<void>;
  /** Ends the filling after the session at hand; the next start goes on from there. */
  stop(): Promise<void>;
}

/**
 * Fills a database that holds no upload with simulated matches of the last twelve months, in a
 * thread of its own; goes on where a killed server stopped; does nothing where it was done before.
 */
export async function fillDemo({ config, pool, connection, log }: FillDemo): Promise<DemoFilling> {
  const to = Date.now();
  const { demoPlayers: players, demoMatches: totalMatches } = config;
  const began = await beginDemo(pool, {
    seed: 1,
    players,
    totalMatches,
    from: to - year,
    to,
    density,
    sent: 0,
    matches: 0,
    filling: true,
  });
  const state = await readDemo(pool);
  if (state?.filling !== true) return { done: Promise.resolve(), stop: async () => {} };
  log.info(
    began
      ? `Filling the empty database with ${totalMatches} simulated matches (SCRAPBOARD_DEMO=off starts empty)`
      : 'Going on to fill the database with simulated matches',
  );
  return startWorker({ connection, dataFolder: config.dataFolder }, state.totalMatches, log);
}

function startWorker(workerData: DemoWorkerData, total: number, log: Log): DemoFilling {
  const worker = new Worker(new URL('./demo-worker.ts', import.meta.url), { workerData });
  let told = 0;
  worker.on('message', (message: DemoMessage) => {
    if ('done' in message) {
      if (message.done) log.info('The demo data is complete');
      return;
    }
    const quarter = Math.floor((message.matches / total) * 4);
    if (quarter > told && quarter < 4) {
      told = quarter;
      log.info(`Demo data: ${message.matches} of ${total} matches`);
    }
  });
  worker.on('error', (error) =>
    log.error(`The demo data could not be filled: ${errorText(error)}`),
  );
  const done = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return {
    done,
    async stop() {
      worker.postMessage('stop');
      await done;
    },
  };
}
