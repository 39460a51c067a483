import type { Outcome, Sighting } from '@scrapboard/matches';
import type { ClientBase } from 'pg';
import { arrayLiteral } from './upsert.ts';
import { iso } from './write-tally.ts';

export interface PlacedSighting {
  sighting: Sighting;
  matchId: string;
  outcome: Outcome;
  spare: Buffer | null;
}

const columns: [name: string, type: string, value: (row: PlacedSighting) => unknown][] = [
  ['upload_id', 'text', ({ sighting }) => sighting.uploadId],
  ['ordinal', 'int4', ({ sighting }) => sighting.ordinal],
  ['match_id', 'int8', ({ matchId }) => matchId],
  ['own_id', 'int8', ({ sighting }) => sighting.ownId],
  ['outcome', 'text', ({ outcome }) => outcome],
  ['started_at', 'timestamptz', ({ sighting }) => iso(sighting.at)],
  ['gameplay', 'text', ({ sighting }) => sighting.gameplay],
  ['map', 'text', ({ sighting }) => sighting.map],
  ['category', 'text', ({ sighting }) => sighting.category],
  ['mode', 'text', ({ sighting }) => sighting.mode],
  ['guid', 'text', ({ sighting }) => sighting.guid],
  ['roster_key', 'int8', ({ sighting }) => sighting.rosterKey],
  ['winner_team', 'int2', ({ sighting }) => sighting.winnerTeam],
  ['battle_time', 'int4', ({ sighting }) => sighting.battleTime],
  ['lines', 'int4', ({ sighting }) => sighting.lines],
  ['digest', 'int8', ({ sighting }) => sighting.digest],
  ['local_player', 'text', ({ sighting }) => sighting.localPlayer],
  ['host', 'text', ({ sighting }) => sighting.host],
  ['region', 'text', ({ sighting }) => sighting.region],
  ['client_version', 'text', ({ sighting }) => sighting.clientVersion],
  ['queue_tag', 'text', ({ sighting }) => sighting.queueTag],
  ['custom_game', 'bool', ({ sighting }) => sighting.customGame],
  ['game_result', 'text', ({ sighting }) => sighting.gameResult],
  ['queue_ms', 'int4', ({ sighting }) => sighting.queueMs],
  ['rewards', 'jsonb', ({ sighting }) => sighting.rewards && JSON.stringify(sighting.rewards)],
  ['spare', 'bytea', ({ spare }) => spare && `\\x${spare.toString('hex')}`],
];
const names = columns.map(([name]) => name);
const kept = ['upload_id', 'ordinal', 'outcome'];

const insert = `insert into upload_match (${names.join(', ')})
  select * from unnest(${columns.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ')})
  on conflict (upload_id, ordinal) do update set
  ${names
    .filter((name) => !kept.includes(name))
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}`;

/** Adds sightings; one that is there (an upload read again) keeps what its player was told. */
export async function insertSightings(
  client: ClientBase,
  rows: readonly PlacedSighting[],
): Promise<void> {
  if (rows.length === 0) return;
  await client.query({
    name: 'insert_sightings',
    text: insert,
    values: columns.map(([, , value]) => arrayLiteral(rows.map(value))),
  });
}

/** Stored sightings that now belong to another match or keep another spare description. */
export async function moveSightings(
  client: ClientBase,
  rows: readonly Omit<PlacedSighting, 'outcome'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `update upload_match u set match_id = v.match_id, spare = v.spare
      from unnest($1::text[], $2::int4[], $3::int8[], $4::bytea[]) as v (upload_id, ordinal, match_id, spare)
      where u.upload_id = v.upload_id and u.ordinal = v.ordinal`,
    [
      rows.map(({ sighting }) => sighting.uploadId),
      rows.map(({ sighting }) => sighting.ordinal),
      rows.map(({ matchId }) => matchId),
      rows.map(({ spare }) => spare),
    ],
  );
}
