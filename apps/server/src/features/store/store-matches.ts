import type { LogMatch } from '@scrapboard/match-log';
import { prepareSighting } from '@scrapboard/matches';
import type { ClientBase, Pool } from 'pg';
import { CHANGES_CHANNEL, createChangePayload } from '../../changes.ts';
import { defineQuery } from '../../database/define-query.ts';
import type { Log } from '../../log.ts';
import { addRateRequest } from '../../queue/add-jobs.ts';
import { applyMatches } from './apply-matches.ts';
import { hash63 } from './hash63.ts';
import { loadUploadSource, toSightingKey } from './load-sightings.ts';
import { listClusterLockKeys, lockCluster, withClusterLocks } from './lock-cluster.ts';
import { packMatchDetail } from './match-detail.ts';
import { MissingDetailsError } from './missing-details-error.ts';
import type { IncomingMatch } from './plan-matches.ts';
import { planMatches } from './plan-matches.ts';
import { requeueUploads, restoreMissingDetails } from './restore-missing-details.ts';

/** How many times details are restored before a batch fails: each time, other logs may be needed. */
const MAX_RESTORES = 5;

export interface StoreContext {
  pool: Pool;
  /** Returns a part's id without its cosmetic variant, using the catalogue. */
  basePartIdOf: (id: string) => string;
  log: Pick<Log, 'info'>;
  /** Opens the bytes of a raw log. */
  openRaw(sha256: string): AsyncIterable<Uint8Array>;
}

export interface StoreBatch {
  uploadId: string;
  /** The number of the reading that these matches are from. */
  reading: number;
  /** Wall clock of the logs to epoch milliseconds. */
  toInstant: (wallClock: number) => number;
  matches: readonly { ordinal: number; match: LogMatch }[];
  /** The progress of the upload once these are stored. */
  progress: { bytes: number; matches: number };
}

/**
 * Thrown if the upload was cancelled, deleted or restarted while it was read; the batch was not
 * stored.
 */
export class UploadEndedError extends Error {
  constructor(id: string) {
    super(`upload ${id} is no longer being read`);
  }
}

/**
 * Stores a batch of an upload's matches in one transaction: matches, careers, the sightings that
 * decide which matches there are, the upload's progress and the request to rate. Which rows result
 * depends only on the set of sightings stored, so that neither order nor concurrency of uploads
 * matters, and storing the same again changes nothing. Where another log now describes a match and
 * its details were not stored, they are read from its raw log first; if that is not possible, its
 * sighting is removed and its upload is read again. Throws UploadEndedError.
 */
export async function storeMatches(context: StoreContext, batch: StoreBatch): Promise<void> {
  const incomingMatches = batch.matches.map(({ ordinal, match }) =>
    prepareMatch(batch, ordinal, match),
  );
  const keys = new Set(incomingMatches.flatMap(({ sighting }) => listClusterLockKeys(sighting)));
  const unreadableKeys = new Set<string>();
  for (let attempt = 1; ; attempt++) {
    try {
      await withClusterLocks(context.pool, keys, (client) =>
        storeOnce(client, context, batch, { incoming: incomingMatches, keys, unreadableKeys }),
      );
      break;
    } catch (error) {
      if (!(error instanceof MissingDetailsError) || attempt >= MAX_RESTORES) throw error;
      for (const key of await restoreMissingDetails(context, error.sightings))
        unreadableKeys.add(key);
    }
  }
  await requeueUploads(context.pool, unreadableKeys);
}

function prepareMatch(batch: StoreBatch, ordinal: number, match: LogMatch): IncomingMatch {
  const { uploadId, toInstant } = batch;
  const { sighting, detail, text } = prepareSighting(
    match,
    { uploadId, ordinal },
    toInstant,
    hash63,
  );
  let packed: Buffer | undefined;
  return {
    sighting,
    detail,
    packDetail: () => {
      packed ??= packMatchDetail(text);
      return packed;
    },
  };
}

async function storeOnce(
  client: ClientBase,
  context: StoreContext,
  batch: StoreBatch,
  {
    incoming,
    keys,
    unreadableKeys,
  }: {
    incoming: readonly IncomingMatch[];
    keys: ReadonlySet<string>;
    unreadableKeys: ReadonlySet<string>;
  },
): Promise<void> {
  const upload = await loadUploadSource(client, batch.uploadId);
  if (upload === null) throw new UploadEndedError(batch.uploadId);
  const seeds = incoming.map(({ sighting }) => sighting);
  const storedSightings = await lockCluster(client, seeds, keys);
  const removedSightings = storedSightings.filter((sighting) =>
    unreadableKeys.has(toSightingKey(sighting)),
  );
  const otherSightings = storedSightings.filter((sighting) => !removedSightings.includes(sighting));
  const plan = await planMatches(client, incoming, otherSightings, upload, removedSightings);
  const change = await applyMatches(client, plan, context);
  if (change.rateFrom !== null) await addRateRequest(client, new Date(change.rateFrom));
  const endResult = await endBatch.first(
    client,
    batch.uploadId,
    batch.progress.bytes,
    batch.progress.matches,
    CHANGES_CHANNEL,
    createChangePayload(change.players, change.matches),
    batch.reading,
  );
  if (endResult?.open !== true) throw new UploadEndedError(batch.uploadId);
}

const endBatch = defineQuery({
  name: 'end_batch',
  text: `with progress as (
        update upload set read_bytes = $2, matches = greatest(matches, $3)
        where id = $1 and status = 'reading' and reading = $6 returning 1
      )
      select exists (select from progress) as open from pg_notify($4, $5)`,
  parameters: ['text', 'int8', 'int4', 'text', 'text', 'int4'],
  columns: { open: 'bool' },
});
