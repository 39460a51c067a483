import { CHANGES_CHANNEL, createChangePayload, notifyChange } from '../../changes.ts';
import { defineQuery } from '../../database/define-query.ts';
import { requestRating } from '../../queue/add-jobs.ts';
import { applyMatches } from './apply-matches.ts';
import { loadUploadSource, type StoredSighting, toSightingKey } from './load-sightings.ts';
import { listClusterLockKeys, lockCluster, withClusterLocks } from './lock-cluster.ts';
import { MissingDetailsError } from './missing-details-error.ts';
import { planMatches } from './plan-matches.ts';
import type { ReadContext } from './read-upload.ts';
import { requeueUploads, restoreMissingDetails } from './restore-missing-details.ts';

/** Sightings per transaction. */
const BATCH_SIZE = 64;

const sightingsOf = defineQuery({
  text: `select ordinal, roster_key as "rosterKey", guid from upload_match
    where upload_id = $1 order by ordinal`,
  parameters: ['text'],
  columns: { ordinal: 'int4', rosterKey: 'int8', guid: 'text?' },
});
type SightingRow = Awaited<ReturnType<typeof sightingsOf.all>>[number];

/**
 * Removes the sightings of an upload from the database, in batches. The matches of each cluster are
 * resolved again without them and only what changes is replaced, so that at no time anything is
 * missing that other uploads contain. The result is that of a rebuild without the upload. Where
 * another log now describes a match, its details are read from its raw log first; if that is not
 * possible here, its sighting is removed too and its upload is read again.
 */
export async function removeSightings(
  context: Pick<ReadContext, 'pool' | 'openRaw' | 'basePartIdOf' | 'log'>,
  uploadId: string,
  onProgress: (remaining: number) => void = () => {},
): Promise<void> {
  const { pool } = context;
  const unreadableKeys = new Set<string>();
  for (;;) {
    const remainingSightings = await sightingsOf.all(pool, uploadId);
    onProgress(remainingSightings.length);
    if (remainingSightings.length === 0) break;
    const missingDetails: StoredSighting[] = [];
    for (let from = 0; from < remainingSightings.length; from += BATCH_SIZE) {
      const batch = remainingSightings.slice(from, from + BATCH_SIZE);
      try {
        await removeBatch(context, uploadId, batch, unreadableKeys);
        onProgress(remainingSightings.length - from - batch.length);
      } catch (error) {
        if (!(error instanceof MissingDetailsError)) throw error;
        missingDetails.push(...error.sightings);
      }
    }
    for (const key of await restoreMissingDetails(context, missingDetails)) unreadableKeys.add(key);
  }
  await requeueUploads(pool, unreadableKeys);
}

async function removeBatch(
  context: Pick<ReadContext, 'pool' | 'basePartIdOf' | 'log'>,
  uploadId: string,
  batch: readonly SightingRow[],
  unreadableKeys: ReadonlySet<string>,
): Promise<void> {
  const keys = new Set(batch.flatMap(listClusterLockKeys));
  await withClusterLocks(context.pool, keys, async (client) => {
    const upload = await loadUploadSource(client, uploadId);
    if (upload === null) return;
    const cluster = await lockCluster(client, batch, keys);
    const removedSightings = cluster.filter(
      (sighting) => sighting.uploadId === uploadId || unreadableKeys.has(toSightingKey(sighting)),
    );
    if (removedSightings.length === 0) return;
    const otherSightings = cluster.filter((sighting) => !removedSightings.includes(sighting));
    const plan = await planMatches(client, [], otherSightings, upload, removedSightings);
    const change = await applyMatches(client, plan, context);
    if (change.rateFrom !== null) await requestRating(client, new Date(change.rateFrom));
    await notifyChange.run(
      client,
      CHANGES_CHANNEL,
      createChangePayload(change.players, change.matches),
    );
  });
}
