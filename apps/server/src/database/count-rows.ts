import type { Pool } from 'pg';

/** Above this many rows the database's estimate is near enough, and counting slow. */
const countable = 100_000;

/** How many rows a table has, exactly where they are few. */
export async function countRows(pool: Pool, table: 'match' | 'player'): Promise<number> {
  const estimate = await pool.query<{ rows: number }>(
    'select reltuples::float8 as rows from pg_class where oid = $1::regclass',
    [table],
  );
  const rows = estimate.rows[0]?.rows ?? 0;
  if (rows > countable) return rows;
  const exact = await pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
  return exact.rows[0]?.rows ?? 0;
}
