import { CHANGES_CHANNEL, createChangePayload, notifyChange } from '../../changes.ts';
import { defineQuery } from '../../database/define-query.ts';
import { requestRating } from '../../queue/add-jobs.ts';
import { applyMatches } from './apply-matches.ts';
import { loadUploadSource } from './load-sightings.ts';
import {
  type ClusterKeys,
  listClusterLockKeys,
  lockCluster,
  withClusterLocks,
} from './lock-cluster.ts';
import { MissingDetailsError } from './missing-details-error.ts';
import { planMatches } from './plan-matches.ts';
import type { ReadContext } from './read-upload.ts';
import { requeueUploads, restoreMissingDetails } from './restore-missing-details.ts';

/** Sightings per transaction. */
const BATCH_SIZE = 64;

type Context = Pick<ReadContext, 'pool' | 'openRaw' | 'basePartIdOf' | 'log'>;

const sightingsOf = defineQuery({
  text: `select roster_key as "rosterKey", guid from upload_match
    where upload_id = $1 and ($2::int4 is null or ordinal = $2) order by ordinal`,
  parameters: ['text', 'int4?'],
  columns: { rosterKey: 'int8', guid: 'text?' },
});

/**
 * Resolves the matches of an upload again, or only the one with that ordinal, after a decision about
 * its logs or their sources changed. Where another log now describes a match, its details are read
 * from its raw log first; if that is not possible here, its whole upload is read again.
 */
export async function resolveMatchesAgain(
  context: Context,
  uploadId: string,
  ordinal: number | null = null,
): Promise<void> {
  const sightings = await sightingsOf.all(context.pool, uploadId, ordinal);
  for (let from = 0; from < sightings.length; from += BATCH_SIZE) {
    const batch = sightings.slice(from, from + BATCH_SIZE);
    try {
      await resolveBatch(context, uploadId, batch);
    } catch (error) {
      if (!(error instanceof MissingDetailsError)) throw error;
      const lostKeys = await restoreMissingDetails(context, error.sightings);
      if (lostKeys.length === 0) await resolveBatch(context, uploadId, batch);
      else await requeueUploads(context.pool, lostKeys);
    }
  }
}

async function resolveBatch(
  context: Context,
  uploadId: string,
  batch: readonly ClusterKeys[],
): Promise<void> {
  const keys = new Set(batch.flatMap(listClusterLockKeys));
  await withClusterLocks(context.pool, keys, async (client) => {
    const upload = await loadUploadSource(client, uploadId);
    if (upload === null) return;
    const cluster = await lockCluster(client, batch, keys);
    const plan = await planMatches(client, [], cluster, upload);
    const change = await applyMatches(client, plan, context);
    if (change.rateFrom !== null) await requestRating(client, new Date(change.rateFrom));
    await notifyChange.run(
      client,
      CHANGES_CHANNEL,
      createChangePayload(change.players, change.matches),
    );
  });
}
