import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { addReadUploadJob } from '../../queue/add-jobs.ts';
import { type StoredSighting, toSightingKey } from './load-sightings.ts';
import type { ReadContext } from './read-upload.ts';
import { restoreDetails } from './restore-details.ts';

/**
 * Reads the details of sightings from their raw logs and stores them. Returns the keys of those
 * whose details could not be read.
 */
export async function restoreMissingDetails(
  context: Pick<ReadContext, 'pool' | 'openRaw'>,
  sightings: readonly StoredSighting[],
): Promise<string[]> {
  const lostKeys: string[] = [];
  for (const [uploadId, uploadSightings] of Map.groupBy(
    sightings,
    (sighting) => sighting.uploadId,
  )) {
    lostKeys.push(...(await restoreDetails(context, uploadId, uploadSightings)).map(toSightingKey));
  }
  return lostKeys;
}

const queueAgain = defineQuery({
  text: `update upload set status = 'queued', read_bytes = 0 where id = $1 and status = 'stored'`,
  parameters: ['text'],
});

/** Queues the uploads of these sightings again, so that all that can still be read of them is. */
export async function requeueUploads(pool: Pool, sightingKeys: Iterable<string>): Promise<void> {
  for (const id of new Set([...sightingKeys].map((key) => key.split(' ', 1)[0] ?? ''))) {
    if ((await queueAgain.run(pool, id)) > 0) await addReadUploadJob(pool, id);
  }
}
