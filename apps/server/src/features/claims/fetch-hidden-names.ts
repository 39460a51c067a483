import type { Deps } from '../../deps.ts';

/** Those of the names that hidden players go by, or ever went by. */
export async function fetchHiddenNames(
  pool: Deps['pool'],
  names: readonly string[],
  hidden: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0 || hidden.length === 0) return new Set();
  const { rows } = await pool.query<{ nickname: string }>(
    'select nickname from player_nickname where player_id = any($1) and nickname = any($2)',
    [hidden, names],
  );
  return new Set(rows.map(({ nickname }) => nickname));
}
