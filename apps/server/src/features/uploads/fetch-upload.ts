import type { Upload, UploadErrorCode, UploadEvent, UploadedMatch } from '@scrapboard/contract';
import { hasEnded } from '@scrapboard/contract/upload-events';
import { createNamer, toUploadedMatch } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { typed } from '../../database/sql-types.ts';
import { upload, uploadMatch } from '../../database/tables/uploads.ts';
import type { Deps } from '../../deps.ts';

type ReadDeps = Pick<Deps, 'pool' | 'catalogue'>;

const uploadState = defineQuery({
  text: `select id, status, received_at, read_bytes, total_bytes, matches, ignored, refused, error
      from upload where id = $1`,
  parameters: ['text'],
  columns: {
    ...pick(upload, 'id', 'status', 'received_at', 'read_bytes', 'total_bytes', 'matches'),
    ...pick(upload, 'ignored', 'refused', 'error'),
  },
});

const uploadedMatches = defineQuery({
  text: `select match_id, map, mode, started_at,
        case when quarantine is null then outcome else 'quarantined' end as outcome
      from upload_match where upload_id = $1 order by ordinal offset $2`,
  parameters: ['text', 'int8'],
  columns: {
    ...pick(uploadMatch, 'match_id', 'map', 'mode', 'started_at'),
    outcome: typed<UploadedMatch['outcome']>('text?'),
  },
});

/**
 * The players whom a game.log names as its local player, in a match whose roster contains them: the
 * same players that can be claimed.
 */
const localPlayers = defineQuery({
  text: `select um.local_player as id, max(p.nickname) as nickname
      from upload_match um join player p on p.id = um.local_player
     where um.upload_id = $1
       and exists (select from match m
                    where m.id = um.match_id and um.local_player = any(m.player_ids))
     group by um.local_player
     order by count(*) desc, um.local_player`,
  parameters: ['text'],
  columns: { id: 'text!', nickname: 'text!' },
});

/** Fetches the response of `GET /api/uploads/{id}`; null if there is no such upload. */
export async function fetchUpload(deps: ReadDeps, id: string): Promise<Upload | null> {
  const event = await fetchUploadEvent(deps, id, 0);
  if (event === null) return null;
  const { from: _, ...upload } = event;
  return upload;
}

/** Fetches the event for a client that already has the first `knownCount` matches. */
export async function fetchUploadEvent(
  { pool, catalogue }: ReadDeps,
  id: string,
  knownCount: number,
): Promise<UploadEvent | null> {
  // The state is read first: a stored upload has all its matches, whenever they are read.
  const row = await uploadState.first(pool, id);
  if (row === undefined) return null;
  const from = hasEnded(row) ? 0 : knownCount;
  const [matches, localPlayerRows] = await Promise.all([
    uploadedMatches.all(pool, id, from),
    hasEnded(row) ? localPlayers.all(pool, id) : [],
  ]);
  const namer = createNamer(catalogue);
  const listedMatches = matches.map((match) => toUploadedMatch(match, namer));
  return {
    from,
    id: row.id,
    status: row.status,
    receivedAt: row.received_at.toISOString(),
    progress: {
      bytes: Number(row.read_bytes),
      totalBytes: Number(row.total_bytes),
      matches: Math.max(row.matches, from + listedMatches.length),
    },
    matches: listedMatches,
    localPlayers: localPlayerRows,
    ignored: row.ignored,
    refused: row.refused as Upload['refused'],
    ...(row.error === null
      ? {}
      : { error: { code: row.error.code as UploadErrorCode, message: row.error.message } }),
  };
}
