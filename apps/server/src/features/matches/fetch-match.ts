import { decodeMatchId, type Match } from '@scrapboard/contract';
import { toMatch } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { match, matchDetail } from '../../database/tables/matches.ts';
import type { Deps } from '../../deps.ts';
import { readMatchDetail } from '../store/match-detail.ts';

const matchById = defineQuery({
  name: 'match',
  text: `select m.id, m.started_at, m.gameplay, m.map, m.mode, m.category, m.region,
                m.client_version, m.finished, m.winner_team, m.reason, m.win_reason,
                m.battle_time, m.witnesses, m.player_ids, m.parties, d.detail
           from match m join match_detail d on d.match_id = m.id
          where m.id = $1`,
  parameters: ['int8'],
  columns: {
    ...pick(match, 'id', 'started_at', 'gameplay', 'map', 'mode', 'category', 'region'),
    ...pick(match, 'client_version', 'finished', 'winner_team', 'reason', 'win_reason'),
    ...pick(match, 'battle_time', 'witnesses', 'player_ids', 'parties'),
    ...pick(matchDetail, 'detail'),
  },
});

const currentId = defineQuery({
  text: `select match_id from upload_match where own_id = $1
          order by quarantine is not null, match_id limit 1`,
  parameters: ['int8'],
  columns: { match_id: 'int8' },
});

const uploadCount = defineQuery({
  text: `select count(distinct upload_id)::int as count
           from upload_match where match_id = $1 and quarantine is null`,
  parameters: ['int8'],
  columns: { count: 'int4' },
});

const mmrChanges = defineQuery({
  text: `select player_id, mmr_change
       from rating
      where player_id = any($1) and started_at = $2 and match_id = $3 and mmr_change is not null`,
  parameters: ['text[]', 'timestamptz', 'int8'],
  columns: { player_id: 'text', mmr_change: 'int4!' },
});

/** Returns the match with everything its page shows; null if there is none with this id. */
export async function fetchMatch(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  id: string,
): Promise<Match | null> {
  const numericId = decodeMatchId(id);
  const row = numericId === null ? undefined : await fetchRow(pool, numericId.toString());
  if (row === undefined) return null;
  const [uploads, changes] = await Promise.all([
    uploadCount.first(pool, row.id),
    mmrChanges.all(pool, row.player_ids, row.started_at, row.id),
  ]);
  const extras = {
    detail: readMatchDetail(row.detail),
    uploads: uploads?.count ?? 0,
    changes: new Map(changes.map(({ player_id, mmr_change }) => [player_id, mmr_change])),
  };
  return toMatch(row, extras, catalogue);
}

/**
 * Finds a match by its ID, or by one that it had before a more complete log arrived, so that old
 * links keep working.
 */
async function fetchRow(db: Queryable, id: string) {
  const row = await matchById.first(db, id);
  if (row !== undefined) return row;
  const currentRow = await currentId.first(db, id);
  return currentRow && (await matchById.first(db, currentRow.match_id));
}
