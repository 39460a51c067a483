import type { Upload, UploadErrorCode, UploadEvent } from '@scrapboard/contract';
import { hasEnded } from '@scrapboard/contract/upload-events';
import { namer, toUploadedMatch } from '@scrapboard/read-models';
import type { Deps } from '../../deps.ts';

type ReadDeps = Pick<Deps, 'db' | 'catalogue'>;

/** What `GET /api/uploads/{id}` answers; null where there is no such upload. */
export async function fetchUpload(deps: ReadDeps, id: string): Promise<Upload | null> {
  const found = await fetchUploadEvent(deps, id, 0);
  if (found === null) return null;
  const { from: _, ...upload } = found;
  return upload;
}

/** The event for whoever knows the first `known` matches; reads no others while there may be more. */
export async function fetchUploadEvent(
  { db, catalogue }: ReadDeps,
  id: string,
  known: number,
): Promise<UploadEvent | null> {
  // The state first: an upload that is stored has all its matches, whenever they are read.
  const row = await db
    .selectFrom('upload')
    .select(['id', 'status', 'received_at', 'read_bytes', 'total_bytes', 'matches'])
    .select(['ignored', 'refused', 'error'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const from = hasEnded(row) ? 0 : known;
  const matches = await db
    .selectFrom('upload_match')
    .select(['match_id', 'map', 'mode', 'started_at', 'outcome'])
    .where('upload_id', '=', id)
    .orderBy('ordinal')
    .offset(from)
    .execute();
  const name = namer(catalogue);
  const uploaded = matches.map((match) => toUploadedMatch(match, name));
  return {
    from,
    id: row.id,
    status: row.status,
    receivedAt: row.received_at.toISOString(),
    progress: {
      bytes: Number(row.read_bytes),
      totalBytes: Number(row.total_bytes),
      matches: Math.max(row.matches, from + uploaded.length),
    },
    matches: uploaded,
    ignored: row.ignored as unknown as Upload['ignored'],
    refused: row.refused as unknown as Upload['refused'],
    ...(row.error === null
      ? {}
      : { error: { code: row.error.code as UploadErrorCode, message: row.error.message } }),
  };
}
