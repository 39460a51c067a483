import type { Sighting } from '@scrapboard/matches';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { uploadMatch } from '../../database/tables/uploads.ts';

/** A sighting in the database. */
export interface StoredSighting extends Sighting {
  matchId: string;
  hasSpare: boolean;
}

const stored = defineQuery({
  name: 'load_sightings',
  text: `select upload_id as "uploadId", ordinal, match_id as "matchId", own_id as "ownId",
    floor(extract(epoch from started_at) * 1000)::float8 as at,
    gameplay, map, category, mode, guid, roster_key as "rosterKey", winner_team as "winnerTeam",
    battle_time as "battleTime", lines, digest, local_player as "localPlayer", host, region,
    client_version as "clientVersion", queue_tag as "queueTag", custom_game as "customGame",
    game_result as "gameResult", queue_ms as "queueMs", rewards, spare is not null as "hasSpare"
  from upload_match where roster_key = any($1::int8[]) or guid = any($2::text[])`,
  parameters: ['int8[]', 'text[]'],
  columns: {
    uploadId: 'text',
    ordinal: 'int4',
    matchId: 'int8',
    ownId: 'int8',
    at: 'float8',
    ...pick(uploadMatch, 'gameplay', 'map', 'category', 'mode', 'guid'),
    rosterKey: 'int8',
    winnerTeam: 'int2?',
    battleTime: 'int4?',
    ...pick(uploadMatch, 'lines', 'digest', 'host', 'region', 'rewards'),
    localPlayer: 'text?',
    clientVersion: 'text?',
    queueTag: 'text?',
    customGame: 'bool',
    gameResult: 'text?',
    queueMs: 'int4?',
    hasSpare: 'bool',
  },
});

/** Loads the stored sightings that share a roster or a guid with these. */
export function loadSightings(
  db: Queryable,
  rosterKeys: readonly string[],
  guids: readonly string[],
): Promise<StoredSighting[]> {
  return stored.all(db, rosterKeys, guids);
}
