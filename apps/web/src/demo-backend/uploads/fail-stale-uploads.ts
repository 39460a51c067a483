import type { UploadRecord } from './upload-record.ts';

/** A running reader updates its time several times a second. */
const STALE_AFTER_MS = 30_000;

/**
 * Fails uploads whose reader is gone: logs are read in the page that received them, so closing it
 * stopped the upload.
 */
export function failStaleUploads<State extends { uploads: UploadRecord[] }>(
  state: State,
  now: number,
): State {
  const isStale = ({ status, readAt }: UploadRecord) =>
    (status === 'queued' || status === 'reading') && now - readAt > STALE_AFTER_MS;
  if (!state.uploads.some(isStale)) return state;
  const uploads = state.uploads.map(
    (upload): UploadRecord =>
      isStale(upload)
        ? { ...upload, status: 'failed', error: 'cancelled', finishedAt: upload.readAt }
        : upload,
  );
  return { ...state, uploads };
}
