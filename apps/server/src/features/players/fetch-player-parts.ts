import type { MatchFilters, PlayerParts } from '@scrapboard/contract';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { hasFilters, type PartRows, toParts } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { playerPartFold } from '../../database/tables/players.ts';
import type { Deps } from '../../deps.ts';
import {
  MATCH_FILTER_SQL,
  type MatchFilterValues,
  matchFilterParameters,
  matchFilterValues,
} from '../../match-filters/match-filter-sql.ts';

/**
 * Returns a player's weapons, movement parts or cabins: what dealt damage for them in finished
 * matches.
 */
export async function fetchPlayerParts(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  playerId: string,
  filters: MatchFilters,
  group: PartPageKind,
): Promise<PlayerParts> {
  const rows = hasFilters(filters)
    ? await fetchFiltered(pool, matchFilterValues(playerId, filters))
    : await fetchFolds(pool, playerId);
  return toParts(rows, catalogue, group);
}

const NO_GAMES: PartRows['all'] = { games: 0, damage: '0' };

const foldedTotal = defineQuery({
  text: 'select games, tot_damage as damage from player_fold where player_id = $1',
  parameters: ['text'],
  columns: { games: 'int4', damage: 'int8' },
});

const foldedParts = defineQuery({
  text: `select part, games, wins, damage, hits, kills
           from player_part_fold where player_id = $1`,
  parameters: ['text'],
  columns: pick(playerPartFold, 'part', 'games', 'wins', 'damage', 'hits', 'kills'),
});

/** Reads the totals without filters, from rows that are updated whenever matches are stored. */
async function fetchFolds(db: Queryable, playerId: string): Promise<PartRows> {
  const [total, parts] = await Promise.all([
    foldedTotal.first(db, playerId),
    foldedParts.all(db, playerId),
  ]);
  return { all: total ?? NO_GAMES, parts };
}

const filteredTotal = defineQuery({
  name: 'player parts total',
  text: `select count(*)::int as games, coalesce(sum(damage), 0) as damage
           from player_match where ${MATCH_FILTER_SQL} and result is not null`,
  parameters: matchFilterParameters,
  columns: { games: 'int4', damage: 'int8' },
});

const filteredParts = defineQuery({
  name: 'player parts',
  text: `select used.part, count(*)::int as games,
                (count(*) filter (where result = 1))::int as wins,
                sum(used.damage) as damage, sum(used.hits) as hits, sum(used.kills) as kills
           from (select result, part_ids, part_damage, part_hits, part_kills
                   from player_match where ${MATCH_FILTER_SQL} and result is not null) as chosen
          cross join unnest(part_ids, part_damage, part_hits, part_kills)
                     as used (part, damage, hits, kills)
          group by used.part`,
  parameters: matchFilterParameters,
  columns: {
    part: 'text',
    games: 'int4',
    wins: 'int4',
    damage: 'int8',
    hits: 'int8',
    kills: 'int8',
  },
});

async function fetchFiltered(db: Queryable, values: MatchFilterValues): Promise<PartRows> {
  const [total, parts] = await Promise.all([
    filteredTotal.first(db, ...values),
    filteredParts.all(db, ...values),
  ]);
  return { all: total ?? NO_GAMES, parts };
}
