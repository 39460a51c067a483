import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { match } from '../../database/tables/matches.ts';
import { playerMatch } from '../../database/tables/players.ts';

const wonRaids = defineQuery({
  text: `select distinct match_id from player_match
    where player_id = any($1::text[]) and category = 'pve' and result = 1`,
  parameters: ['text[]'],
  columns: pick(playerMatch, 'match_id'),
});

const runsOfHiddenPlayersOnly = defineQuery({
  text: `select id from match where id = any($1::int8[]) and player_ids <@ $2::text[]`,
  parameters: ['int8[]', 'text[]'],
  columns: pick(match, 'id'),
});

/** Returns the runs all of whose players are hidden; they are few, and take no rank. */
export async function fetchHiddenRuns(db: Queryable, hidden: readonly string[]): Promise<string[]> {
  if (hidden.length === 0) return [];
  const raids = await wonRaids.all(db, hidden);
  if (raids.length === 0) return [];
  const ids = raids.map(({ match_id }) => match_id);
  return (await runsOfHiddenPlayersOnly.all(db, ids, hidden)).map(({ id }) => id);
}
