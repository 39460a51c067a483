import type { Pool } from 'pg';

/** Whether anybody ever met this player in a match. */
export async function fetchPlayerExists(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from player_fold where player_id = $1', [id]);
  return rowCount === 1;
}
