import type { Outcome, Quarantine, Sighting } from '@scrapboard/matches';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import type { Parameter } from '../../database/sql-types.ts';
import { uploadMatch } from '../../database/tables/uploads.ts';
import { formatTimestamp } from './write-tally.ts';

/** A sighting with the match it was assigned to, and its role in it. */
export interface PlacedSighting {
  sighting: Sighting;
  matchId: string;
  outcome: Outcome;
  /** The packed details of this log, kept while another log describes the match. */
  alternateDetail: Buffer | null;
  quarantine: Quarantine | null;
  describes: boolean;
}

type ColumnName = keyof typeof uploadMatch.columns;

const columnReaders: Record<ColumnName, (row: PlacedSighting) => unknown> = {
  upload_id: ({ sighting }) => sighting.uploadId,
  ordinal: ({ sighting }) => sighting.ordinal,
  match_id: ({ matchId }) => matchId,
  own_id: ({ sighting }) => sighting.ownId,
  outcome: ({ outcome }) => outcome,
  started_at: ({ sighting }) => formatTimestamp(sighting.at),
  gameplay: ({ sighting }) => sighting.gameplay,
  map: ({ sighting }) => sighting.map,
  category: ({ sighting }) => sighting.category,
  mode: ({ sighting }) => sighting.mode,
  guid: ({ sighting }) => sighting.guid,
  roster_key: ({ sighting }) => sighting.rosterKey,
  winner_team: ({ sighting }) => sighting.winnerTeam,
  battle_time: ({ sighting }) => sighting.battleTime,
  lines: ({ sighting }) => sighting.lines,
  digest: ({ sighting }) => sighting.digest,
  local_player: ({ sighting }) => sighting.localPlayer,
  host: ({ sighting }) => sighting.host,
  region: ({ sighting }) => sighting.region,
  client_version: ({ sighting }) => sighting.clientVersion,
  queue_tag: ({ sighting }) => sighting.queueTag,
  custom_game: ({ sighting }) => sighting.customGame,
  game_result: ({ sighting }) => sighting.gameResult,
  queue_ms: ({ sighting }) => sighting.queueMs,
  rewards: ({ sighting }) => sighting.rewards,
  spare: ({ alternateDetail }) => alternateDetail,
  claims: ({ sighting }) => sighting.claims,
  implausible: ({ sighting }) => sighting.implausible,
  quarantine: ({ quarantine }) => quarantine,
  describes: ({ describes }) => describes,
};
const names = Object.keys(columnReaders) as ColumnName[];
const types = names.map((name) => `${uploadMatch.columns[name].replace('?', '')}[]`);
/** Columns that keep the outcome reported to the uploader. */
const unchangedColumns = ['upload_id', 'ordinal', 'outcome'];

const insert = defineQuery({
  name: 'insert_sightings',
  text: `insert into upload_match (${names.join(', ')})
  select * from unnest(${types.map((type, i) => `$${i + 1}::${type}`).join(', ')})
  on conflict (upload_id, ordinal) do update set
  ${names
    .filter((name) => !unchangedColumns.includes(name))
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}`,
  parameters: types as Parameter[],
});

/** Adds sightings; existing ones (an upload read again) keep the outcome reported to their uploader. */
export async function insertSightings(
  db: Queryable,
  rows: readonly PlacedSighting[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = names.map((name) => rows.map(columnReaders[name]));
  await insert.run(db, ...(columns as string[][]));
}

const move = defineQuery({
  name: 'move_sightings',
  text: `update upload_match u set match_id = v.match_id, spare = v.spare,
        quarantine = v.quarantine, describes = v.describes
      from unnest($1::text[], $2::int4[], $3::int8[], $4::bytea[], $5::text[], $6::bool[])
        as v (upload_id, ordinal, match_id, spare, quarantine, describes)
      where u.upload_id = v.upload_id and u.ordinal = v.ordinal`,
  parameters: ['text[]', 'int4[]', 'int8[]', 'bytea[]', 'text[]', 'bool[]'],
});

/** Moves stored sightings to another match, another alternate detail, or in or out of quarantine. */
export async function moveSightings(
  db: Queryable,
  rows: readonly Omit<PlacedSighting, 'outcome'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await move.run(
    db,
    rows.map(({ sighting }) => sighting.uploadId),
    rows.map(({ sighting }) => sighting.ordinal),
    rows.map(({ matchId }) => matchId),
    rows.map(({ alternateDetail }) => alternateDetail),
    rows.map(({ quarantine }) => quarantine),
    rows.map(({ describes }) => describes),
  );
}

const remove = defineQuery({
  text: `delete from upload_match u using unnest($1::text[], $2::int4[]) as v (upload_id, ordinal)
      where u.upload_id = v.upload_id and u.ordinal = v.ordinal`,
  parameters: ['text[]', 'int4[]'],
});

/** Deletes sightings. */
export async function deleteSightings(
  db: Queryable,
  rows: readonly Pick<Sighting, 'uploadId' | 'ordinal'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await remove.run(
    db,
    rows.map(({ uploadId }) => uploadId),
    rows.map(({ ordinal }) => ordinal),
  );
}
