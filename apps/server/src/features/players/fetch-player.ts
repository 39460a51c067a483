import type { Player } from '@scrapboard/contract';
import { type FilterOptionRow, RATING_CHANGE_DAYS, toPlayer } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { typed } from '../../database/sql-types.ts';
import { player, playerFold, playerNickname } from '../../database/tables/players.ts';
import type { Deps } from '../../deps.ts';

const playerSummary = defineQuery({
  name: 'player',
  text: `select p.nickname, f.first_seen_at, f.last_seen_at, f.record_count, f.upload_count,
                f.confirmed_count,
                f.mmr, f.streak, f.best_win_streak, f.worst_loss_streak,
                (select r.mmr
                   from rating r
                  where r.player_id = $1
                    and r.started_at <= f.last_seen_at - interval '${RATING_CHANGE_DAYS} days'
                  order by r.started_at desc, r.match_id desc
                  limit 1) as mmr_before
           from player_fold f join player p on p.id = f.player_id
          where f.player_id = $1`,
  parameters: ['text'],
  columns: {
    ...pick(player, 'nickname'),
    ...pick(playerFold, 'first_seen_at', 'last_seen_at', 'record_count', 'upload_count', 'mmr'),
    ...pick(playerFold, 'confirmed_count', 'streak', 'best_win_streak', 'worst_loss_streak'),
    mmr_before: 'int4?',
  },
});

const nicknames = defineQuery({
  text: `select nickname, first_seen_at, last_seen_at, matches
           from player_nickname
          where player_id = $1
          order by last_seen_at desc, nickname`,
  parameters: ['text'],
  columns: pick(playerNickname, 'nickname', 'first_seen_at', 'last_seen_at', 'matches'),
});

const uploadCount = defineQuery({
  text: `select count(distinct upload_id)::int as count
           from upload_match where local_player = $1 and quarantine is null`,
  parameters: ['text'],
  columns: { count: 'int4' },
});

const teammateCount = defineQuery({
  // With an array of ids, the player's matches are looked up one by one and never all read.
  text: `select count(distinct other.id)::int as count
           from match m
          cross join unnest(m.player_ids, m.teams) as other (id, team)
          where m.id = any(array(select match_id from player_match where player_id = $1))
            and other.team = m.teams[array_position(m.player_ids, $1)] and other.id <> $1`,
  parameters: ['text'],
  columns: { count: 'int4' },
});

/** All five menus in one pass over the player's rows. */
const optionCounts = defineQuery({
  name: 'player options',
  text: `select case when grouping(map) = 0 then 'map'
                     when grouping(mode) = 0 then 'mode'
                     when grouping(category) = 0 then 'category'
                     when grouping(region) = 0 then 'region'
                     else 'party_size' end as by,
                category, mode, map, region, party_size, count(*)::int as matches
           from player_match
          where player_id = $1
          group by grouping sets ((category), (mode, category), (map, mode), (region), (party_size))
          order by matches desc, category, mode, map, region`,
  parameters: ['text'],
  columns: {
    by: typed<FilterOptionRow['by']>('text'),
    category: 'text?',
    mode: 'text?',
    map: 'text?',
    region: 'text?',
    party_size: 'int2?',
    matches: 'int4',
  },
});

/** Returns a player's names, counts and rating, and the options of the filter menus; null for an unknown player. */
export async function fetchPlayer(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  id: string,
): Promise<Player | null> {
  const [summary, names, uploads, teammates, counts] = await Promise.all([
    playerSummary.first(pool, id),
    nicknames.all(pool, id),
    uploadCount.first(pool, id),
    teammateCount.first(pool, id),
    optionCounts.all(pool, id),
  ]);
  if (summary === undefined) return null;
  const rows = {
    summary,
    nicknames: names,
    uploads: uploads?.count ?? 0,
    teammates: teammates?.count ?? 0,
    counts,
  };
  return toPlayer(id, rows, catalogue);
}
