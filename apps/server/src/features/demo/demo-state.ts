import type { Pool } from 'pg';

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

/** Null where this database holds no demo data. */
export async function readDemo(pool: Pool): Promise<DemoState | null> {
  const { rows } = await pool.query<{ value: DemoState }>(
    `select value from instance where key = 'demo'`,
  );
  return rows[0]?.value ?? null;
}

/** Notes that a database without uploads is to be filled; false where it holds one or was filled before. */
export async function beginDemo(pool: Pool, state: DemoState): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into instance (key, value) select 'demo', $1
      where not exists (select from upload) on conflict (key) do nothing`,
    [JSON.stringify(state)],
  );
  return rowCount === 1;
}

/** Changes the fields that are given; does nothing where there is no demo data. */
export async function updateDemo(pool: Pool, change: Partial<DemoState>): Promise<void> {
  await pool.query(`update instance set value = value || $1 where key = 'demo'`, [
    JSON.stringify(change),
  ]);
}
