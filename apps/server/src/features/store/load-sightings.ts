import type { LogSource, Quarantine, SourcedLog } from '@scrapboard/matches';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { type RowOf, typed } from '../../database/sql-types.ts';
import { upload, uploadMatch } from '../../database/tables/uploads.ts';

/** A sighting in the database. */
export interface StoredSighting extends SourcedLog {
  matchId: string;
  hasAlternateDetail: boolean;
  /** Whether the rows of its match are made from it. */
  describes: boolean;
  quarantine: Quarantine | null;
}

/** Identifies a sighting among those of all uploads. */
export const toSightingKey = ({ uploadId, ordinal }: { uploadId: string; ordinal: number }) =>
  `${uploadId} ${ordinal}`;

/** Where an upload `u` came from. Each session of the demo data is a witness of its own. */
const SOURCE_SQL = `floor(extract(epoch from u.received_at) * 1000)::float8 as "receivedAt",
    case when u.source = 'demo' then 'demo.' || u.id else u.network end as network, u.weight,
    array(select account_id::text from upload_owner o where o.upload_id = u.id order by 1) as accounts`;
const sourceColumns = {
  receivedAt: 'float8',
  ...pick(upload, 'network', 'weight'),
  accounts: 'text[]',
} as const;

function toSource({
  receivedAt,
  network,
  weight,
  accounts,
}: RowOf<typeof sourceColumns>): LogSource {
  return { receivedAt, network, weight, accounts };
}

const storedSightings = defineQuery({
  name: 'load_sightings',
  text: `select upload_id as "uploadId", ordinal, match_id as "matchId", own_id as "ownId",
    floor(extract(epoch from started_at) * 1000)::float8 as at,
    gameplay, map, category, mode, guid, roster_key as "rosterKey", winner_team as "winnerTeam",
    battle_time as "battleTime", lines, digest, local_player as "localPlayer", host, region,
    client_version as "clientVersion", queue_tag as "queueTag", custom_game as "customGame",
    game_result as "gameResult", queue_ms as "queueMs", rewards, spare is not null as "hasAlternateDetail",
    claims, implausible, quarantine, describes,
    (select decision from match_decision d
      where d.upload_id = s.upload_id and d.ordinal = s.ordinal) as decision, ${SOURCE_SQL}
  from upload_match s join upload u on u.id = s.upload_id
  where roster_key = any($1::int8[]) or guid = any($2::text[])`,
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
    hasAlternateDetail: 'bool',
    ...pick(uploadMatch, 'claims', 'implausible', 'quarantine', 'describes'),
    decision: typed<SourcedLog['decision']>('text?'),
    ...sourceColumns,
  },
});

const uploadSource = defineQuery({
  name: 'load_upload_source',
  text: `select ${SOURCE_SQL},
      array(select ordinal from match_decision d where d.upload_id = u.id order by 1) as ordinals,
      array(select decision from match_decision d where d.upload_id = u.id order by ordinal) as decisions
    from upload u where id = $1`,
  parameters: ['text'],
  columns: {
    ...sourceColumns,
    ordinals: 'int4[]',
    decisions: typed<('approve' | 'reject')[]>('text[]'),
  },
});

/** An upload's properties that are not in its logs. */
export interface UploadSource {
  source: LogSource;
  /** Decisions by ordinal. */
  decisions: ReadonlyMap<number, 'approve' | 'reject'>;
}

/**
 * Loads where an upload came from and what was decided about its logs; null if it no longer exists.
 */
export async function loadUploadSource(
  db: Queryable,
  uploadId: string,
): Promise<UploadSource | null> {
  const row = await uploadSource.first(db, uploadId);
  if (row === undefined) return null;
  const { ordinals, decisions, ...source } = row;
  return {
    source: toSource(source),
    decisions: new Map(
      ordinals.flatMap((ordinal, i) => {
        const decision = decisions[i];
        return decision === undefined ? [] : [[ordinal, decision] as const];
      }),
    ),
  };
}

/** Loads the stored sightings with one of these rosters or guids. */
export async function loadSightings(
  db: Queryable,
  rosterKeys: readonly string[],
  guids: readonly string[],
): Promise<StoredSighting[]> {
  const rows = await storedSightings.all(db, rosterKeys, guids);
  return rows.map(({ receivedAt, network, weight, accounts, ...sighting }) => ({
    ...sighting,
    source: toSource({ receivedAt, network, weight, accounts }),
  }));
}
