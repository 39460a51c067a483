import type { Upload, UploadEvent } from '@scrapboard/contract';
import { applyUploadEvent, uploadStateKey } from '@scrapboard/contract/upload-events';
import type { Log } from '../../log.ts';

const POLL_INTERVAL_MS = 300;

export interface UploadListener {
  update(upload: Upload): void;
  /** Called when the server stops or the upload is deleted. */
  close(): void;
}

/** Notifies listeners of the progress of uploads, with one query for all of them. */
export interface UploadWatch {
  /** Calls back with the state and with every change; returns a function that unsubscribes. */
  listen(id: string, listener: UploadListener): () => void;
  close(): void;
}

interface WatchedUpload {
  listeners: Set<UploadListener>;
  last: { state: string; upload: Upload } | null;
  /** Number of reads started, and the number of the read that was reported last. */
  readsStarted: number;
  lastReported: number;
}

/**
 * Creates a watch; `fetchEvent` reads what is new about one upload. Uploads without listeners are not
 * polled.
 */
export function createUploadWatch(
  fetchEvent: (id: string, knownCount: number) => Promise<UploadEvent | null>,
  log: Log,
): UploadWatch {
  const watchedUploads = new Map<string, WatchedUpload>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function refresh(id: string, entry: WatchedUpload): Promise<void> {
    const knownMatches = entry.last?.upload.matches ?? [];
    entry.readsStarted += 1;
    const readNumber = entry.readsStarted;
    const event = await fetchEvent(id, knownMatches.length);
    // A read that began later may have ended first and is more recent.
    if (readNumber < entry.lastReported) return;
    entry.lastReported = readNumber;
    if (event === null) return closeListeners(id, entry);
    const upload = applyUploadEvent(knownMatches, event);
    const state = uploadStateKey(upload);
    if (state === entry.last?.state) return;
    entry.last = { state, upload };
    for (const listener of [...entry.listeners]) listener.update(upload);
  }

  function closeListeners(id: string, entry: WatchedUpload): void {
    if (watchedUploads.get(id) === entry) watchedUploads.delete(id);
    for (const listener of [...entry.listeners]) listener.close();
  }

  async function poll(): Promise<void> {
    for (const [id, entry] of watchedUploads) await refresh(id, entry);
  }

  function schedulePoll(): void {
    if (isClosed || timer !== undefined || watchedUploads.size === 0) return;
    timer = setTimeout(() => {
      poll()
        .catch((error) => log.warn(`Could not read the progress of uploads: ${error.message}`))
        .finally(() => {
          timer = undefined;
          schedulePoll();
        });
    }, POLL_INTERVAL_MS);
  }

  return {
    listen(id, listener) {
      if (isClosed) {
        listener.close();
        return () => {};
      }
      const entry = watchedUploads.get(id) ?? {
        listeners: new Set(),
        last: null,
        readsStarted: 0,
        lastReported: 0,
      };
      watchedUploads.set(id, entry);
      entry.listeners.add(listener);
      if (entry.last !== null) listener.update(entry.last.upload);
      else refresh(id, entry).catch(() => {});
      schedulePoll();
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size === 0 && watchedUploads.get(id) === entry)
          watchedUploads.delete(id);
      };
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const [id, entry] of [...watchedUploads]) closeListeners(id, entry);
    },
  };
}
