import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { of } from '../../database/sql-types.ts';
import { instance } from '../../database/tables/instance.ts';

/** How far the demo data is, kept in the database under the key `demo`. */
export interface DemoState {
  /** Of the simulated world; with the rest it makes the same sessions again after a restart. */
  seed: number;
  players: number;
  totalMatches: number;
  /** Epoch milliseconds. */
  from: number;
  to: number;
  density: number;
  /** Sessions that are safely queued. */
  sent: number;
  /** Matches stored so far. */
  matches: number;
  filling: boolean;
}

const demoState = defineQuery({
  text: `select value from instance where key = 'demo'`,
  columns: { value: of<DemoState>(instance.columns.value) },
});

/** Null where this database holds no demo data. */
export async function readDemo(db: Queryable): Promise<DemoState | null> {
  return (await demoState.first(db))?.value ?? null;
}

const insertDemo = defineQuery({
  text: `insert into instance (key, value) select 'demo', $1::jsonb
      where not exists (select from upload) on conflict (key) do nothing`,
  parameters: ['jsonb'],
});

/** Notes that a database without uploads is to be filled; false where it holds one or was filled before. */
export async function beginDemo(db: Queryable, state: DemoState): Promise<boolean> {
  return (await insertDemo.run(db, state)) === 1;
}

const mergeDemo = defineQuery({
  text: `update instance set value = value || $1::jsonb where key = 'demo'`,
  parameters: ['jsonb'],
});

/** Changes the fields that are given; does nothing where there is no demo data. */
export async function updateDemo(db: Queryable, change: Partial<DemoState>): Promise<void> {
  await mergeDemo.run(db, change);
}

/** Of the servers that share a database, the one that holds this advisory lock fills it. */
export const tryLockDemo = defineQuery({
  text: `select pg_try_advisory_lock(hashtextextended('scrapboard demo', 0)) as mine`,
  columns: { mine: 'bool' },
});
