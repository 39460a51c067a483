import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { typed } from '../../database/sql-types.ts';
import { instance } from '../../database/tables/instance.ts';

/** The progress of the demo data, stored in the database under the key `demo`. */
export interface DemoState {
  /**
   * Seed of the simulated world; with the other fields it gives the same sessions after a restart.
   */
  seed: number;
  players: number;
  totalMatches: number;
  /** Epoch milliseconds. */
  from: number;
  to: number;
  density: number;
  /** Number of sessions queued. */
  sent: number;
  /** Number of matches stored. */
  matches: number;
  filling: boolean;
}

const demoState = defineQuery({
  text: `select value from instance where key = 'demo'`,
  columns: { value: typed<DemoState>(instance.columns.value) },
});

/** Reads the state; null if the database has no demo data. */
export async function readDemoState(db: Queryable): Promise<DemoState | null> {
  return (await demoState.first(db))?.value ?? null;
}

const insertDemo = defineQuery({
  text: `insert into instance (key, value) select 'demo', $1::jsonb
      where not exists (select from upload) on conflict (key) do nothing`,
  parameters: ['jsonb'],
});

/** Begins demo data; returns false if the database has an upload or was filled before. */
export async function beginDemo(db: Queryable, state: DemoState): Promise<boolean> {
  return (await insertDemo.run(db, state)) === 1;
}

const mergeDemo = defineQuery({
  text: `update instance set value = value || $1::jsonb where key = 'demo'`,
  parameters: ['jsonb'],
});

/** Changes the given fields; does nothing without demo data. */
export async function updateDemoState(db: Queryable, change: Partial<DemoState>): Promise<void> {
  await mergeDemo.run(db, change);
}

/** Of the servers that share a database, only the one with this advisory lock fills it. */
export const tryLockDemo = defineQuery({
  text: `select pg_try_advisory_lock(hashtextextended('scrapboard demo', 0)) as acquired`,
  columns: { acquired: 'bool' },
});
