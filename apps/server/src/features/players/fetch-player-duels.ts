import { setImmediate } from 'node:timers/promises';
import type { PlayerDuels, PlayerDuelsQuery } from '@scrapboard/contract';
import {
  addDuels,
  DUEL_MATCHES,
  type DuelsByOpponent,
  listTopDuels,
  readOpponents,
} from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { matchDetail } from '../../database/tables/matches.ts';
import { player, playerMatch } from '../../database/tables/players.ts';
import {
  RANKED_MATCH_FILTER_SQL,
  rankedMatchFilterParameters,
  rankedMatchFilterValues,
} from '../../match-filters/match-filter-sql.ts';
import { readMatchDetail } from '../store/match-detail.ts';

const details = defineQuery({
  name: 'details for duels',
  text: `
  with chosen as (
    select match_id, started_at, mode
      from player_match
     where ${RANKED_MATCH_FILTER_SQL}
       and ($12::text[] is null
         or exists (select from match m where m.id = match_id and m.player_ids && $12))
     order by started_at desc, match_id desc
     limit ${DUEL_MATCHES}
  )
  select d.detail, chosen.mode from chosen join match_detail d using (match_id)`,
  parameters: [...rankedMatchFilterParameters, 'text[]?'],
  columns: { ...pick(matchDetail, 'detail'), ...pick(playerMatch, 'mode') },
});

const nicknames = defineQuery({
  text: 'select id, nickname from player where id = any($1)',
  parameters: ['text[]'],
  columns: pick(player, 'id', 'nickname'),
});

/** Details are read in batches of this size, so that other requests do not wait for all of them. */
const BATCH_SIZE = 25;

/** Returns what a player and their opponents did to each other in the newest matches. */
export async function fetchPlayerDuels(
  db: Queryable,
  playerId: string,
  query: PlayerDuelsQuery,
  isHidden: (id: string) => boolean,
): Promise<PlayerDuels> {
  const opponents = readOpponents(query, isHidden);
  const values = rankedMatchFilterValues(playerId, query);
  const rows = await details.all(db, ...values, opponents ?? null);
  const duels: DuelsByOpponent = new Map();
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % BATCH_SIZE === 0) await setImmediate();
    addDuels(duels, row.mode, readMatchDetail(row.detail), playerId);
  }
  const listedDuels = listTopDuels(duels, opponents);
  const names = new Map(
    (
      await nicknames.all(
        db,
        listedDuels.map(({ id }) => id),
      )
    ).map(({ id, nickname }) => [id, nickname]),
  );
  return {
    matches: rows.length,
    duels: listedDuels.map(({ id, ...totals }) => ({
      player: { id, nickname: names.get(id) ?? id },
      ...totals,
    })),
  };
}
