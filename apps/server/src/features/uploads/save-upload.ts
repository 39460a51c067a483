import type { UploadStatus } from '@scrapboard/contract';
import type { ClientBase, Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload as uploadTable } from '../../database/tables/uploads.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addReadUploadJob } from '../../queue/add-jobs.ts';
import { requestUploadFacts } from '../facts/request-facts.ts';
import { buildManifests } from './build-manifests.ts';
import { correctDates } from './correct-dates.ts';
import type { StagedUpload } from './intake.ts';
import { SHARED_LOGS_LOCK_SQL } from './logs-lock.ts';
import { refuseRemoved } from './removed-logs.ts';
import { weighUploads } from './weigh-uploads.ts';

type UploadSource = 'web' | 'cli' | 'demo';

export interface UploadSender {
  /** What sent it, not the account or network that moderation calls its source. */
  source: UploadSource;
  /** The account it belongs to; null if it was sent without signing in. */
  accountId: string | null;
  /** Pseudonym of the network it came from; null if it came from this program itself. */
  network: string | null;
}

export interface SavedUpload {
  status: UploadStatus;
  /** False if the upload is already known and needs no reading. */
  isNew: boolean;
}

/**
 * Moves the upload's logs into the store, writes its row and its manifest and queues the job that
 * reads it, in one transaction. A failed upload is read again, as is one whose logs are sent with
 * other dates than before (see `correctDates`). The account becomes an owner even if others
 * uploaded the same logs. Throws `removed`, and the database's error if the account was deleted in
 * the meantime.
 *
 * The manifest is written before the commit, so that every acknowledged upload has one. If the
 * transaction does not commit, the manifest remains without an acknowledged upload; its id is
 * derived from the logs, so reading it or sending them again counts nothing twice.
 */
export async function saveUpload(
  pool: Pool,
  upload: StagedUpload,
  sender: UploadSender,
): Promise<SavedUpload> {
  return await inTransaction(
    pool,
    async (client) => {
      const hashes = upload.files.map(({ sha256 }) => sha256);
      await refuseRemoved(client, upload.id, hashes);
      await upload.moveToStore();
      const { accountId } = sender;
      const correctedIds = await correctDates(client, upload, accountId);
      const savedUpload: SavedUpload = correctedIds.includes(upload.id)
        ? { status: 'queued', isNew: true }
        : await insertUpload(client, upload, sender);
      const isNewOwner =
        accountId !== null && (await addOwner.run(client, upload.id, accountId)) > 0;
      const changedIds =
        savedUpload.isNew || isNewOwner ? [upload.id, ...correctedIds] : correctedIds;
      if (isNewOwner) await requestUploadFacts(client, [upload.id]);
      if (savedUpload.isNew) await weighUploads.run(client, [upload.id]);
      for (const manifest of await buildManifests(client, [...new Set(changedIds)])) {
        await upload.store.writeManifest(manifest);
      }
      return savedUpload;
    },
    `begin; ${SHARED_LOGS_LOCK_SQL}`,
  );
}

const insert = defineQuery({
  text: `insert into upload (id, files, refused, time_zone, total_bytes, store, source, network)
      values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
  parameters: ['text', 'jsonb', 'jsonb', 'text', 'int8', 'text', 'text', 'text?'],
});

const queueAgain = defineQuery({
  text: `update upload set files = $2, refused = $3, time_zone = $4, total_bytes = $5, store = $6,
        stale = stale or files <> $2 or time_zone <> $4,
        status = 'queued', read_bytes = 0, error = null, finished_at = null
        where id = $1 and status = 'failed'`,
  parameters: ['text', 'jsonb', 'jsonb', 'text', 'int8', 'text'],
});

const uploadStatus = defineQuery({
  text: 'select status from upload where id = $1',
  parameters: ['text'],
  columns: pick(uploadTable, 'status'),
});

const addOwner = defineQuery({
  text: 'insert into upload_owner (upload_id, account_id) values ($1, $2) on conflict do nothing',
  parameters: ['text', 'uuid'],
});

async function insertUpload(
  client: ClientBase,
  { id, files, refused, timeZone, totalBytes, store }: StagedUpload,
  { source, network }: UploadSender,
): Promise<SavedUpload> {
  const row = [id, files, refused, timeZone, totalBytes, store.id] as const;
  const insertedRows = await insert.run(client, ...row, source, network);
  if (insertedRows === 0 && (await queueAgain.run(client, ...row)) === 0) {
    const existingUpload = await uploadStatus.first(client, id);
    return { status: existingUpload?.status ?? 'queued', isNew: false };
  }
  await addReadUploadJob(client, id);
  return { status: 'queued', isNew: true };
}
