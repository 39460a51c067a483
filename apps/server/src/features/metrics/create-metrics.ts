import type { OperatorPrices } from '@scrapboard/read-models';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { type BackupState, fetchBackupState } from '../backup/backup-runs.ts';
import type { FactsHealth } from '../facts/facts-health.ts';
import { fetchOperatorPrices } from '../prices/price-state.ts';
import type { QuestionService } from '../questions/create-question-service.ts';
import { addQuestionMetrics } from './add-question-metrics.ts';
import { fetchTableMetrics, type TableMetrics } from './fetch-table-metrics.ts';

export interface Metrics {
  registry: Registry;
  requestDuration: Histogram<'method' | 'route' | 'status'>;
}

/**
 * Creates the metrics for Prometheus. Counts of stored rows are read from the database when
 * metrics are requested, since other processes store rows too.
 */
export function createMetrics({
  pool,
  jobs,
  disk,
  config,
  questions,
}: Pick<Deps, 'pool' | 'jobs' | 'disk' | 'config'> & {
  questions: Pick<QuestionService, 'state'>;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requestDuration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  new Gauge({
    name: 'scrapboard_database_connections',
    help: 'Connections of the pool for requests, by state',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting_requests' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'scrapboard_queue_running',
    help: '1 while this process takes jobs from the queue',
    registers,
    collect() {
      this.set(jobs.isRunning ? 1 : 0);
    },
  });
  new Gauge({
    name: 'scrapboard_disk_free_bytes',
    help: 'Free space on the disk of the data folder',
    registers,
    async collect() {
      this.set((await disk.read()).freeBytes);
    },
  });
  new Gauge({
    name: 'scrapboard_disk_reserve_bytes',
    help: 'Uploads are refused while less than this is free',
    registers,
    async collect() {
      this.set((await disk.read()).reserveBytes);
    },
  });
  addTableMetrics(() => fetchTableMetrics(pool), registers);
  addBackupMetrics(() => fetchBackupState(pool), registers);
  addFactsMetrics(() => jobs.factsHealth(), registers);
  if (config.prices !== undefined) {
    addPriceMetrics(() => fetchOperatorPrices(pool, config.prices), registers);
  }
  addQuestionMetrics(questions, registers);
  return { registry, requestDuration };
}

function addTableMetrics(fetchTables: () => Promise<TableMetrics>, registers: Registry[]): void {
  // The three gauges are collected concurrently and share one read.
  let pendingRead: Promise<TableMetrics> | undefined;
  const read = () => {
    pendingRead ??= fetchTables().finally(() => {
      pendingRead = undefined;
    });
    return pendingRead;
  };
  new Gauge({
    name: 'scrapboard_stored',
    help: 'Stored matches and players',
    labelNames: ['what'],
    registers,
    async collect() {
      const { matches, players } = await read();
      this.set({ what: 'matches' }, matches);
      this.set({ what: 'players' }, players);
    },
  });
  new Gauge({
    name: 'scrapboard_uploads',
    help: 'Uploads received, by status and where they came from',
    labelNames: ['status', 'source'],
    registers,
    async collect() {
      const { uploads } = await read();
      this.reset();
      for (const { status, source, count } of uploads) this.set({ status, source }, count);
    },
  });
  new Gauge({
    name: 'scrapboard_jobs',
    help: 'Jobs in the queue, by task and state',
    labelNames: ['task', 'state'],
    registers,
    async collect() {
      const { jobs } = await read();
      this.reset();
      for (const { task, state, count } of jobs) this.set({ task, state }, count);
    },
  });
}

function addBackupMetrics(fetchState: () => Promise<BackupState>, registers: Registry[]): void {
  new Gauge({
    name: 'scrapboard_last_backup_timestamp_seconds',
    help: 'When the latest good backup was finished; 0 if there is none',
    registers,
    async collect() {
      this.set(((await fetchState()).lastGoodAt?.getTime() ?? 0) / 1000);
    },
  });
  new Gauge({
    name: 'scrapboard_last_backup_failed',
    help: '1 if the latest backup failed',
    registers,
    async collect() {
      this.set((await fetchState()).failed ? 1 : 0);
    },
  });
}

function addPriceMetrics(
  fetchPrices: () => Promise<OperatorPrices | null>,
  registers: Registry[],
): void {
  new Gauge({
    name: 'scrapboard_prices_timestamp_seconds',
    help: 'When the operator’s list of prices was last read; 0 if it never was',
    registers,
    async collect() {
      const readAt = (await fetchPrices())?.readAt ?? null;
      this.set(readAt === null ? 0 : Date.parse(readAt) / 1000);
    },
  });
  new Gauge({
    name: 'scrapboard_prices_failed',
    help: '1 while the operator’s list of prices cannot be read, and earlier prices remain in use',
    registers,
    async collect() {
      this.set((await fetchPrices())?.failedSince == null ? 0 : 1);
    },
  });
}

function addFactsMetrics(read: () => FactsHealth | null, registers: Registry[]): void {
  const gauges: [name: string, help: string, getValue: (facts: FactsHealth) => number][] = [
    [
      'delay_seconds',
      'How long the oldest change that is not in the facts has been waiting; 0 if there is none',
      ({ delaySeconds }) => delaySeconds ?? 0,
    ],
    [
      'timestamp_seconds',
      'When facts were last written; 0 until they are complete for the first time',
      ({ asOf }) => (asOf?.getTime() ?? 0) / 1000,
    ],
    ['rows', 'Rows of all tables of facts', ({ rows }) => rows],
    [
      'last_run_seconds',
      'How long the last run that wrote facts took',
      ({ lastRunSeconds }) => lastRunSeconds ?? 0,
    ],
    ['failed_runs', 'Runs that failed to write facts since the start', ({ failures }) => failures],
  ];
  for (const [name, help, getValue] of gauges) {
    new Gauge({
      name: `scrapboard_facts_${name}`,
      help,
      registers,
      collect() {
        const facts = read();
        if (facts !== null) this.set(getValue(facts));
      },
    });
  }
}
