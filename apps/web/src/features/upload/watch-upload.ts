import type { CancelledUpload, Upload, UploadEvent } from '@scrapboard/contract';
import { callRequest } from '@scrapboard/contract/call-request';
import { applyUploadEvent, hasEnded } from '@scrapboard/contract/upload-events';
import { callApi, isNotFound } from '../../api-client.ts';
import { UploadFailure } from './upload-failure.ts';

/** Asks the server to stop reading an upload; matches stored so far stay. */
export function cancelUpload(id: string): Promise<CancelledUpload> {
  return callApi('POST /api/uploads/{id}/cancel', { params: { id } });
}

/** The longest delay between attempts to reach an unreachable server. */
const MAX_RETRY_DELAY_MS = 15_000;

/**
 * Follows an upload until it is stored or has failed. The browser reopens a broken connection; if
 * the server refuses it, it is retried later. Rejects if there is no such upload, and when aborted.
 */
export function watchUpload(
  id: string,
  onUpdate: (upload: Upload) => void,
  signal: AbortSignal,
): Promise<Upload> {
  return new Promise((resolve, reject) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delayMs = 1000;
    let knownMatches: Upload['matches'] = [];

    const close = () => {
      source?.close();
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
    const onAbort = () => {
      close();
      reject(new DOMException('Stopped', 'AbortError'));
    };
    const handleUpload = (upload: Upload) => {
      delayMs = 1000;
      knownMatches = upload.matches;
      onUpdate(upload);
      if (!hasEnded(upload)) return;
      close();
      resolve(upload);
    };
    // An event source does not expose why it was refused; a plain request does.
    const poll = async () => {
      try {
        handleUpload(await callApi('GET /api/uploads/{id}', { params: { id }, signal }));
        if (!signal.aborted && source?.readyState === EventSource.CLOSED) retryLater(openSource);
      } catch (failure) {
        if (signal.aborted) return;
        if (isNotFound(failure) || isBadId(failure)) {
          close();
          reject(new UploadFailure('unknown_upload'));
        } else retryLater(openSource);
      }
    };
    const retryLater = (next: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(next, delayMs);
      delayMs = Math.min(2 * delayMs, MAX_RETRY_DELAY_MS);
    };
    const openSource = () => {
      source?.close();
      source = new EventSource(callRequest('GET /api/uploads/{id}/events', { params: { id } }).url);
      source.addEventListener('upload', ({ data }) =>
        handleUpload(applyUploadEvent(knownMatches, JSON.parse(data) as UploadEvent)),
      );
      source.onerror = () => {
        if (source?.readyState === EventSource.CLOSED) void poll();
      };
    };

    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
    else openSource();
  });
}

function isBadId(failure: unknown): boolean {
  return (failure as { code?: string } | null)?.code === 'bad_request';
}
