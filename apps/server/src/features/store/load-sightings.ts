import type { Sighting } from '@scrapboard/matches';
import type { ClientBase } from 'pg';
import { arrayLiteral } from './upsert.ts';

/** A sighting that is stored already. */
export interface StoredSighting extends Sighting {
  matchId: string;
  hasSpare: boolean;
}

const text = `select upload_id as "uploadId", ordinal, match_id as "matchId", own_id as "ownId",
    floor(extract(epoch from started_at) * 1000)::float8 as at,
    gameplay, map, category, mode, guid, roster_key as "rosterKey", winner_team as "winnerTeam",
    battle_time as "battleTime", lines, digest, local_player as "localPlayer", host, region,
    client_version as "clientVersion", queue_tag as "queueTag", custom_game as "customGame",
    game_result as "gameResult", queue_ms as "queueMs", rewards, spare is not null as "hasSpare"
  from upload_match where roster_key = any($1::int8[]) or guid = any($2::text[])`;

/** The stored sightings that share a roster or a guid with these. */
export async function loadSightings(
  client: ClientBase,
  rosterKeys: readonly string[],
  guids: readonly string[],
): Promise<StoredSighting[]> {
  const { rows } = await client.query<StoredSighting>({
    name: 'load_sightings',
    text,
    values: [arrayLiteral(rosterKeys), arrayLiteral(guids)],
  });
  return rows;
}
