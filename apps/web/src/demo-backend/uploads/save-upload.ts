import type { UploadStatus } from '@scrapboard/contract';
import type { DataStore } from '../data/data-store.ts';
import type { AcceptedFiles } from './accept-files.ts';
import type { UploadRecord } from './upload-record.ts';

/**
 * Records an upload that is to be read. A failed one is read again; `isNew` is false if exactly
 * these logs were uploaded before. The account becomes an owner even if others uploaded them.
 */
export async function saveUpload(
  store: DataStore,
  accepted: AcceptedFiles,
  accountId: string | null,
): Promise<{ status: UploadStatus; isNew: boolean }> {
  const sampleUpload = (await store.dataset()).uploads.get(accepted.id);
  return await store.changeUploads((uploads) => {
    const existing = uploads.find(({ id }) => id === accepted.id);
    if (accountId !== null && existing?.owners.includes(accountId) === false) {
      existing.owners.push(accountId);
    }
    if (existing === undefined && sampleUpload !== undefined) {
      return { status: sampleUpload.status, isNew: false };
    }
    if (existing !== undefined && existing.status !== 'failed') {
      return { status: existing.status, isNew: false };
    }
    const record = createRecord(accepted, store.now());
    if (existing === undefined)
      uploads.push({ ...record, owners: accountId === null ? [] : [accountId] });
    else Object.assign(existing, record, { owners: existing.owners, matches: existing.matches });
    return { status: 'queued', isNew: true };
  });
}

function createRecord(
  { id, logs, timeZone, totalBytes, refused }: AcceptedFiles,
  now: number,
): Omit<UploadRecord, 'owners'> {
  return {
    id,
    receivedAt: now,
    status: 'queued',
    timeZone,
    files: logs.map(({ path, session, bytes }) => ({ path, session, bytes })),
    totalBytes,
    readBytes: 0,
    ignored: { testDrives: 0, unknownLines: 0, examples: [] },
    refused,
    error: null,
    finishedAt: null,
    matches: 0,
    readAt: now,
  };
}

/** Cancels an upload that is queued or being read; its reader stops. Ignores one that has ended. */
export async function cancelUpload(store: DataStore, id: string): Promise<void> {
  await store.changeUploads((uploads) => {
    const upload = uploads.find((candidate) => candidate.id === id);
    if (upload?.status !== 'queued' && upload?.status !== 'reading') return;
    Object.assign(upload, { status: 'failed', error: 'cancelled', finishedAt: store.now() });
  });
}
