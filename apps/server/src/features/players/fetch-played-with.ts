import type { MatchFilters, PlayedWith } from '@scrapboard/contract';
import {
  type EncounteredPlayerRow,
  MATCHES_SCANNED,
  MAX_ENCOUNTERED_PLAYERS,
  toPlayedWith,
} from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { typed } from '../../database/sql-types.ts';
import {
  MATCH_FILTER_SQL,
  matchFilterParameters,
  matchFilterValues,
} from '../../match-filters/match-filter-sql.ts';

const playedWith = defineQuery({
  name: 'played with',
  text: `
  with chosen as (
    select match_id, team, party, result, started_at
      from player_match
     where ${MATCH_FILTER_SQL}
     order by started_at desc, match_id desc
     limit ${MATCHES_SCANNED}
  ), encounters as (
    select other.id,
           count(*) as matches,
           count(*) filter (where same and result is not null) as together,
           count(*) filter (where same and result = 1) as together_wins,
           count(*) filter (where not same and result is not null) as against,
           count(*) filter (where not same and result = 1) as against_wins,
           count(*) filter (where same and result is not null
                              and other.party > 0 and other.party = chosen.party) as in_party,
           max(chosen.started_at) as last_at
      from chosen
      join match m on m.id = chosen.match_id
     cross join unnest(m.player_ids, m.teams, m.parties) as other (id, team, party)
     cross join lateral (select other.team = chosen.team as same) as side
     where other.id <> $1
     group by other.id
     order by matches desc, last_at desc, other.id
     limit ${MAX_ENCOUNTERED_PLAYERS}
  )
  select (select count(*)::int from chosen) as matches,
         e.id, p.nickname, e.together::int, e.together_wins::int, e.against::int,
         e.against_wins::int, e.in_party::int, e.last_at
    from (select) as one
    left join encounters e on true
    left join player p on p.id = e.id
   order by e.matches desc, e.last_at desc, e.id`,
  parameters: matchFilterParameters,
  columns: {
    matches: 'int4',
    /** Null, like the following columns, in the only row if there was no other player. */
    id: typed<string | null>('text?'),
    nickname: 'text!',
    together: 'int4',
    together_wins: 'int4',
    against: 'int4',
    against_wins: 'int4',
    in_party: 'int4',
    last_at: 'timestamptz',
  },
});

/**
 * Returns the players met most often in a player's newest matches, on which side, and how those
 * matches ended.
 */
export async function fetchPlayedWith(
  db: Queryable,
  playerId: string,
  filters: MatchFilters,
): Promise<PlayedWith> {
  const rows = await playedWith.all(db, ...matchFilterValues(playerId, filters));
  const encounteredPlayers = rows.flatMap((row): EncounteredPlayerRow[] =>
    row.id === null ? [] : [{ ...row, id: row.id }],
  );
  return toPlayedWith(rows[0]?.matches ?? 0, encounteredPlayers);
}
