import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClientConfig, Pool } from 'pg';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { getErrorMessage } from '../../start-error.ts';
import { beginDemo, readDemoState } from './demo-state.ts';

/** Lines per match as a share of a real log: enough for realistic numbers, and fast to generate. */
const LINE_DENSITY = 0.12;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export interface FillDemoOptions {
  config: Pick<Config, 'dataFolder' | 'demoPlayers' | 'demoMatches' | 'demoEnd'>;
  pool: Pool;
  /** The database connection of the demo process. */
  connection: ClientConfig;
  /** The server's address, logged again at the end so that it is the last line. */
  address?: string;
  log: Log;
}

export interface DemoFill {
  /** Resolves when filling is complete or not needed. */
  done: Promise<void>;
  /** Stops after the current sessions; the next start continues from there. */
  stop(): Promise<void>;
}

/**
 * Fills a database without uploads with simulated matches of twelve months, in its own process;
 * continues if a server was killed while filling; does nothing if it was filled before.
 */
export async function fillDemo({
  config,
  pool,
  connection,
  address,
  log,
}: FillDemoOptions): Promise<DemoFill> {
  const { demoPlayers: players, demoMatches: totalMatches, demoEnd: to = Date.now() } = config;
  const isNew = await beginDemo(pool, {
    seed: 1,
    players,
    totalMatches,
    from: to - YEAR_MS,
    to,
    density: LINE_DENSITY,
    sent: 0,
    matches: 0,
    filling: true,
  });
  const state = await readDemoState(pool);
  if (state?.filling !== true) return { done: Promise.resolve(), stop: async () => {} };
  log.info(
    isNew
      ? `Filling the empty database with ${totalMatches} simulated matches (SCRAPBOARD_DEMO=off starts empty)`
      : 'Continuing to fill the database with simulated matches',
  );
  return startProcess(
    { connection, dataFolder: config.dataFolder },
    state.totalMatches,
    log,
    address === undefined ? '' : `. Scrapboard is at ${address}`,
  );
}

/** Messages to the demo process. */
export type DemoRequest = { kind: 'start'; context: DemoContext } | { kind: 'stop' };
export interface DemoContext {
  connection: ClientConfig;
  dataFolder: string;
}
/** The demo process's progress messages and its final one. */
export type DemoReply = { matches: number } | { isComplete: boolean } | { error: string };

/** How long the sessions being uploaded may take during shutdown. */
const STOP_TIMEOUT_MS = 1500;

const program = fileURLToPath(new URL('demo-process.ts', import.meta.url));

function startProcess(
  context: DemoContext,
  total: number,
  log: Log,
  completionNote: string,
): DemoFill {
  const child = fork(program, { serialization: 'advanced', execArgv: [] });
  const send = (request: DemoRequest) => child.connected && child.send(request);
  let loggedQuarter = 0;
  /** Whether the process has sent its final message, or is being killed. */
  let isEndExpected = false;
  child.on('message', (reply: DemoReply) => {
    isEndExpected ||= !('matches' in reply);
    if ('error' in reply) log.error(`The demo data could not be generated: ${reply.error}`);
    else if ('matches' in reply) {
      const quarter = Math.floor((reply.matches / total) * 4);
      if (quarter <= loggedQuarter || quarter === 4) return;
      loggedQuarter = quarter;
      log.info(`Demo data: ${reply.matches} of ${total} matches`);
    } else if (reply.isComplete) log.info(`The demo data is complete${completionNote}`);
  });
  const done = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      // A killed process (for example out of memory) cannot report it itself.
      if (!isEndExpected)
        log.error(
          `Filling in the demo data stopped early (${signal ?? code}); the next start continues`,
        );
      resolve();
    });
    child.once('error', (error) => {
      log.error(`The demo data could not be generated: ${getErrorMessage(error)}`);
      resolve();
    });
  });
  send({ kind: 'start', context });
  return {
    done,
    async stop() {
      send({ kind: 'stop' });
      const timer = setTimeout(() => {
        // What it uploaded is stored; the next start uploads the interrupted sessions again.
        isEndExpected = true;
        child.kill('SIGKILL');
      }, STOP_TIMEOUT_MS);
      await done;
      clearTimeout(timer);
    },
  };
}
