import { createInstantConverter, prepareSighting, readSession } from '@scrapboard/matches';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload } from '../../database/tables/uploads.ts';
import { hash63 } from './hash63.ts';
import type { StoredSighting } from './load-sightings.ts';
import { packMatchDetail } from './match-detail.ts';
import type { ReadContext } from './read-upload.ts';
import { selectReadableSessions } from './readable-sessions.ts';

const uploadLogs = defineQuery({
  text: 'select files, unread, time_zone from upload where id = $1',
  parameters: ['text'],
  columns: pick(upload, 'files', 'unread', 'time_zone'),
});

const writeAlternateDetail = defineQuery({
  text: `update upload_match set spare = $4
    where upload_id = $1 and ordinal = $2 and digest = $3 and spare is null`,
  parameters: ['text', 'int4', 'int8', 'bytea'],
});

/**
 * Reads an upload's logs again and stores the details of these matches, which were not stored
 * because another log described them. Returns the sightings whose details could not be read.
 */
export async function restoreDetails(
  { pool, openRaw }: Pick<ReadContext, 'pool' | 'openRaw'>,
  uploadId: string,
  sightings: readonly StoredSighting[],
): Promise<StoredSighting[]> {
  const row = await uploadLogs.first(pool, uploadId);
  const remainingByOrdinal = new Map(sightings.map((sighting) => [sighting.ordinal, sighting]));
  if (row === undefined) return [...remainingByOrdinal.values()];
  const toInstant = createInstantConverter(row.time_zone);
  const details: { ordinal: number; digest: string; packed: Buffer }[] = [];
  let nextOrdinal = 0;
  const saveDetails = async () => {
    for (const { ordinal, digest, packed } of details.splice(0)) {
      await writeAlternateDetail.run(pool, uploadId, ordinal, digest, packed);
    }
  };
  try {
    for (const { session, combat, game } of selectReadableSessions(row.files, row.unread)) {
      if (remainingByOrdinal.size === 0) break;
      await readSession(
        {
          session,
          combat: combat && openRaw(combat.sha256),
          game: game && openRaw(game.sha256),
        },
        (match) => {
          const ordinal = nextOrdinal++;
          const expected = remainingByOrdinal.get(ordinal);
          if (expected === undefined) return;
          const key = { uploadId, ordinal };
          const { sighting, text } = prepareSighting(match, key, toInstant, hash63);
          if (sighting.digest !== expected.digest) return;
          remainingByOrdinal.delete(ordinal);
          details.push({ ordinal, digest: expected.digest, packed: packMatchDetail(text) });
        },
        saveDetails,
      );
      await saveDetails();
    }
  } catch {
    // What could not be read is returned, so that the caller can continue without it.
    await saveDetails();
  }
  return [...remainingByOrdinal.values()];
}
