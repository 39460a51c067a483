import type { MatchFilters } from '@scrapboard/contract';
import type { ProfileField } from '@scrapboard/contract/profile-fields';
import { profileColumns, profileJson } from '@scrapboard/read-models';
import type { Pool } from 'pg';
import { matchFilterSql, matchFilterValues } from '../../match-filters/match-filter-sql.ts';

const counted: Partial<Record<ProfileField, string>> = {
  games: 'count(*) filter (where finished)',
  wins: 'count(*) filter (where result = 1)',
  losses: 'count(*) filter (where result = -1)',
  draws: 'count(*) filter (where result = 0)',
  rounds: sum('rounds'),
  round_wins: sum('round_wins'),
  round_losses: sum('round_losses'),
  round_draws: sum('round_draws'),
  mvp: sum('mvp'),
  // A rating belongs to a player, not to a selection of his matches.
  mmr: '(select mmr from player_fold where player_id = $1)',
  record_count: 'count(*)',
  upload_count:
    'count(*) filter (where match_id in (select match_id from upload_match where local_player = $1))',
};

function sum(column: string): string {
  return `sum(${column}) filter (where finished)`;
}

/** `tot_kills` -> the sum of `kills` over finished matches. */
function columnSql(field: ProfileField): string {
  const known = counted[field];
  if (known !== undefined) return known;
  const aggregate = { tot: 'sum', min: 'min', max: 'max' }[field.slice(0, 3)];
  return `${aggregate}(${field.slice(4)}) filter (where finished)`;
}

const text = `select ${profileColumns.map((field) => `${columnSql(field)} as ${field}`).join(', ')}
  from (select *, result is not null as finished from player_match where ${matchFilterSql}) as chosen`;

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
