import type { MatchFilters } from '@scrapboard/contract';
import type { ProfileField } from '@scrapboard/contract/profile-fields';
import { profileColumns, profileJson } from '@scrapboard/read-models';
import type { Pool } from 'pg';
import { foldSql } from '../../database/fold-sql.ts';
import { matchFilterSql, matchFilterValues } from '../../match-filters/match-filter-sql.ts';

const expressions = new Map<ProfileField, string>([
  ...foldSql,
  // A rating belongs to a player, not to a selection of their matches.
  ['mmr', '(select mmr from player_fold where player_id = $1)'],
  [
    'upload_count',
    'count(*) filter (where match_id in (select match_id from upload_match where local_player = $1))',
  ],
]);

const text = `select ${profileColumns.map((field) => `${expressions.get(field)} as ${field}`).join(', ')}
  from player_match where ${matchFilterSql}`;

const asText = { getTypeParser: () => (value: string | Buffer) => value };

/**
 * The profile over the matches that the filters leave, ready to send; one indexed read of the
 * player's rows. Null for a player nobody has met.
 */
export async function fetchFilteredProfile(
  pool: Pool,
  playerId: string,
  filters: MatchFilters,
): Promise<string | null> {
  const { rows } = await pool.query<(string | null)[]>({
    name: 'filtered profile',
    text,
    values: matchFilterValues(playerId, filters),
    rowMode: 'array',
    types: asText,
  } as never);
  const row = rows[0];
  const known = row !== undefined && row[mmrColumn] !== null;
  return known ? profileJson(row) : null;
}

const mmrColumn = profileColumns.indexOf('mmr');
