import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cohorts, createCohortTable, noCohorts, weaponRolesOf } from '@scrapboard/read-models';
import type { AppDeps } from '../../app-deps.ts';
import { createDuckdb } from '../../duckdb/create-duckdb.ts';
import { explainMissingDuckdb } from '../../duckdb/explain-missing-duckdb.ts';
import { getErrorMessage } from '../../start-error.ts';
import { factsFolder } from '../facts/manifest.ts';
import { createFactsReader } from '../questions/facts-reader.ts';
import { getMinWitnesses, readRanked } from '../ratings/ranked-setting.ts';
import { countCohorts } from './count-cohorts.ts';

export interface CohortService {
  /**
   * Returns the last counted cohorts, and counts them again in the background if the facts have changed. While there
   * are none it waits for them, for some seconds at most; without DuckDB or facts there never are.
   */
  read(): Promise<Cohorts>;
  close(): Promise<void>;
}

/**
 * The pause between two counts: a multiple of the last one’s duration, so that counting takes at most
 * one twentieth of the time, and at least `minMs`.
 */
const PAUSE = { durationFactor: 20, minMs: 5000 };
const RETRY_DELAY_MS = 30_000;
/** The share of the memory for questions; the rest is for what DuckDB’s limit does not count. */
const DUCKDB_MEMORY_SHARE = 0.4;
const MIN_DUCKDB_BYTES = 64 * 1024 ** 2;
const TIMEOUT_MS = 300_000;
/** How long an answer waits for the first cohorts; those of a year take longer. */
const MAX_WAIT_MS = 10_000;
/** Counting is rare, so its process does not wait long for more. */
const IDLE_MS = 5000;

/** Creates the service that counts how the numbers of players and matches are distributed. */
export function createCohortService({
  pool,
  catalogue,
  config,
  hiddenPlayers,
  log,
}: Pick<AppDeps, 'pool' | 'catalogue' | 'config' | 'hiddenPlayers' | 'log'>): CohortService {
  const duckdb = createDuckdb({
    folder: factsFolder(config.dataFolder),
    tempFolder: join(config.dataFolder, 'temp', 'percentiles'),
    memoryLimitBytes: Math.max(MIN_DUCKDB_BYTES, config.factsMemoryBytes * DUCKDB_MEMORY_SHARE),
    threads: Math.min(2, availableParallelism()),
    idleMs: IDLE_MS,
  });
  const reader = createFactsReader(config.dataFolder);
  const roles = weaponRolesOf(catalogue);
  const isDuckdbMissing = explainMissingDuckdb() !== null;
  const closeController = new AbortController();
  let currentCohorts: { cohorts: Cohorts; version: string } | undefined;
  let pendingRefresh: Promise<void> | undefined;
  let dueAt = 0;

  async function count(): Promise<void> {
    const startedAt = performance.now();
    const signal = AbortSignal.any([closeController.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const options = {
      ...{ duckdb, roles, signal, hidden: [...hiddenPlayers.ids] },
      minWitnesses: getMinWitnesses(await readRanked(pool)),
    };
    await reader.withLease(async (facts) => {
      if (facts === null) return;
      const { players, matches } = await countCohorts(facts.files, options);
      const tables = { players: createCohortTable(players), matches: createCohortTable(matches) };
      currentCohorts = { version: facts.version, cohorts: { asOf: facts.asOf, ...tables } };
    });
    const endedAt = performance.now();
    dueAt = endedAt + Math.max(PAUSE.minMs, PAUSE.durationFactor * (endedAt - startedAt));
  }

  function refresh(): void {
    pendingRefresh ??= count()
      .catch((error) => {
        dueAt = performance.now() + RETRY_DELAY_MS;
        if (closeController.signal.aborted) return;
        log.warn(`The cohorts of percentiles could not be counted: ${getErrorMessage(error)}`);
      })
      .finally(() => {
        pendingRefresh = undefined;
      });
  }

  return {
    async read() {
      const facts = isDuckdbMissing ? null : await reader.read();
      const isDue = performance.now() >= dueAt;
      if (facts !== null && isDue && facts.version !== currentCohorts?.version) refresh();
      if (currentCohorts === undefined && pendingRefresh !== undefined) {
        await Promise.race([pendingRefresh, sleep(MAX_WAIT_MS, undefined, { ref: false })]);
      }
      if (currentCohorts === undefined) return noCohorts;
      // Facts that were written again without a change.
      const asOf =
        facts?.version === currentCohorts.version ? facts.asOf : currentCohorts.cohorts.asOf;
      return { ...currentCohorts.cohorts, asOf };
    },
    async close() {
      closeController.abort();
      await pendingRefresh;
      await duckdb.close();
    },
  };
}
