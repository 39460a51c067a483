import type { Upload } from '@scrapboard/contract';
import type { BatchToSend, SendProgress, SentUpload } from './send-batch.ts';
import type { DatedBatch } from './session-date.ts';
import { type FailureCode, type RefusedFile, UploadFailure } from './upload-failure.ts';

/**
 * The queue of uploads: found, sent a few at a time, then followed while the server reads them. It
 * is not part of the page, so that leaving the page does not stop them.
 */

export type ItemState =
  /** Found, but not to be sent yet. */
  | { name: 'found' }
  | { name: 'waiting' }
  | { name: 'packing' | 'sending'; done: number; total: number }
  /** Sent; the server is reading it. */
  | { name: 'reading' }
  | { name: 'stored' }
  /** Stopped by the user. */
  | { name: 'stopped' }
  | {
      name: 'failed';
      code: FailureCode;
      message: string;
      refused: RefusedFile[];
      requestId: string | undefined;
      /** When to retry, in epoch milliseconds; null if that is up to the user. */
      retryAt: number | null;
    };

export interface UploadItem {
  key: string;
  batch: DatedBatch | null;
  /** The session that the user entered, if nothing else contains it. */
  session: string | null;
  state: ItemState;
  /** The server's ID for it; null until it has been sent. */
  id: string | null;
  /** The last status from the server. */
  upload: Upload | null;
  /** Whether the server already had exactly these bytes. */
  isDuplicate: boolean;
}

export interface QueueState {
  items: readonly UploadItem[];
  timeZone: string;
  /** While the server is busy, when to retry, in epoch milliseconds. */
  pausedUntil: number | null;
}

export interface QueueDependencies {
  send(
    batch: BatchToSend,
    onProgress: (progress: SendProgress) => void,
    signal: AbortSignal,
  ): Promise<SentUpload>;
  watch(id: string, onUpdate: (upload: Upload) => void, signal: AbortSignal): Promise<Upload>;
  cancel(id: string): Promise<unknown>;
  timeZone: string;
}

export interface UploadQueue {
  getState(): QueueState;
  subscribe(listener: () => void): () => void;
  /** Adds sessions to the list, without duplicates. Returns how many were new. */
  add(batches: readonly DatedBatch[]): number;
  /** Shows an upload that was sent earlier. */
  show(id: string): void;
  setSession(key: string, session: string | null): void;
  setTimeZone(timeZone: string): void;
  /** The maximum size of an upload in bytes. */
  setMaxBytes(bytes: number): void;
  /** Sends everything that was found. */
  start(): void;
  /** Retries one that failed or was stopped. */
  retry(key: string): void;
  /** Stops an upload in any state; one that has not been started is removed from the list. */
  stop(key: string): void;
  stopAll(): void;
  /** Removes finished uploads from the list. */
  clear(): void;
}

/** Progress events come more often than the page needs to render. */
const PROGRESS_INTERVAL_MS = 100;

/** Browsers open six connections to a server, and pages need some of them. */
const MAX_PARALLEL_SENDS = 2;
const MAX_PARALLEL_WATCHES = 2;
const DEFAULT_RETRY_AFTER_SECONDS = 5;

const EMPTY_ITEM: Omit<UploadItem, 'key'> = {
  batch: null,
  session: null,
  state: { name: 'found' },
  id: null,
  upload: null,
  isDuplicate: false,
};

/** Returns whether an upload would be lost if the page were closed now. */
export function isQueuedOrSending({ state }: UploadItem): boolean {
  return state.name === 'waiting' || state.name === 'packing' || state.name === 'sending';
}

export function hasFinished({ state }: UploadItem): boolean {
  return state.name === 'stored' || state.name === 'failed' || state.name === 'stopped';
}

/** Returns whether the user has to enter the session before it can be sent. */
export function needsDate({ batch, session, state }: UploadItem): boolean {
  if (session !== null || batch === null) return false;
  return (
    batch.guess !== null ||
    (state.name === 'failed' && (state.code === 'no_date' || state.code === 'bad_session'))
  );
}

/** Creates an empty queue. */
export function createUploadQueue(dependencies: QueueDependencies): UploadQueue {
  let state: QueueState = { items: [], timeZone: dependencies.timeZone, pausedUntil: null };
  let maxBytes: number | undefined;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const sendControllers = new Map<string, AbortController>();
  const watchControllers = new Map<string, AbortController>();

  function setState(change: Partial<QueueState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  function update(key: string, change: Partial<UploadItem>) {
    setState({
      items: state.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
    });
  }
  const findItem = (key: string) => state.items.find((item) => item.key === key);

  function fail(key: string, reason: unknown) {
    const failure = reason instanceof UploadFailure ? reason : new UploadFailure('internal');
    const { code, message, refused, requestId, retryAfterSeconds } = failure;
    const retryAt = retryAfterSeconds === null ? null : Date.now() + retryAfterSeconds * 1000;
    const failedState = { name: 'failed', code, message, refused, requestId, retryAt } as const;
    update(key, { state: failedState });
    // The rest would be refused for the same reason.
    if (code === 'quota_used_up') {
      const { items } = state;
      setState({
        items: items.map((item) =>
          item.state.name === 'waiting' ? { ...item, state: failedState } : item,
        ),
      });
    }
  }

  async function send(item: UploadItem, batch: DatedBatch, controller: AbortController) {
    const { key } = item;
    sendControllers.set(key, controller);
    update(key, { state: { name: 'packing', done: 0, total: batch.bytes } });
    let reportedAt = 0;
    const onProgress = ({ step, done, total }: SendProgress) => {
      if (done < total && Date.now() - reportedAt < PROGRESS_INTERVAL_MS) return;
      reportedAt = Date.now();
      update(key, { state: { name: step, done, total } });
    };
    try {
      const { session } = item;
      const { timeZone } = state;
      const answer = await dependencies.send(
        { files: batch.files, session, timeZone, maxBytes },
        onProgress,
        controller.signal,
      );
      update(key, {
        state: { name: 'reading' },
        id: answer.id,
        isDuplicate: answer.isDuplicate,
        upload: null,
      });
    } catch (reason) {
      if (controller.signal.aborted) update(key, { state: { name: 'stopped' } });
      else if (reason instanceof UploadFailure && reason.code === 'too_many_uploads') {
        update(key, { state: { name: 'waiting' } });
        pause(reason.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS);
      } else fail(key, reason);
    } finally {
      sendControllers.delete(key);
      advance();
    }
  }

  /** A server that is too busy for one upload is too busy for all. */
  function pause(seconds: number) {
    clearTimeout(pauseTimer);
    pauseTimer = setTimeout(() => {
      setState({ pausedUntil: null });
      advance();
    }, seconds * 1000);
    setState({ pausedUntil: Date.now() + seconds * 1000 });
  }

  async function watch({ key }: UploadItem, id: string, controller: AbortController) {
    watchControllers.set(key, controller);
    try {
      const result = await dependencies.watch(
        id,
        (upload) => update(key, { upload }),
        controller.signal,
      );
      if (result.status === 'stored') update(key, { state: { name: 'stored' } });
      else if (result.error?.code === 'cancelled') update(key, { state: { name: 'stopped' } });
      else {
        const { code = 'internal', message = '' } = result.error ?? {};
        fail(key, new UploadFailure(code, { message, refused: result.refused }));
      }
    } catch (reason) {
      if (!controller.signal.aborted) fail(key, reason);
    } finally {
      watchControllers.delete(key);
      advance();
    }
  }

  /** Starts as many uploads as may run at once. */
  function advance() {
    for (const item of state.items) {
      const { batch, id, key } = item;
      const canSend = state.pausedUntil === null && sendControllers.size < MAX_PARALLEL_SENDS;
      if (item.state.name === 'waiting' && batch !== null && canSend && !sendControllers.has(key)) {
        void send(item, batch, new AbortController());
      }
      const canWatch = watchControllers.size < MAX_PARALLEL_WATCHES && !watchControllers.has(key);
      if (item.state.name === 'reading' && id !== null && canWatch) {
        void watch(item, id, new AbortController());
      }
    }
  }

  function stop(key: string) {
    const item = findItem(key);
    if (item === undefined) return;
    const { name } = item.state;
    if (name === 'found')
      setState({ items: state.items.filter((queuedItem) => queuedItem.key !== key) });
    if (name === 'waiting') update(key, { state: { name: 'stopped' } });
    if (name === 'packing' || name === 'sending') sendControllers.get(key)?.abort();
    // The server's next event changes its state; if the server is unreachable, the user can retry.
    if (name === 'reading' && item.id !== null) void dependencies.cancel(item.id).catch(() => {});
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(batches) {
      const newBatches = batches.filter(({ key }) => findItem(key) === undefined);
      const items = newBatches.map((batch) => ({ ...EMPTY_ITEM, key: batch.key, batch }));
      setState({ items: [...state.items, ...items] });
      return newBatches.length;
    },
    show(id) {
      if (state.items.some((item) => item.id === id)) return;
      const item = { ...EMPTY_ITEM, key: `upload ${id}`, state: { name: 'reading' } as const, id };
      setState({ items: [item, ...state.items] });
      advance();
    },
    setSession: (key, session) => update(key, { session }),
    setTimeZone: (timeZone) => setState({ timeZone }),
    setMaxBytes(bytes) {
      maxBytes = bytes;
    },
    start() {
      setState({
        items: state.items.map((item) =>
          item.state.name === 'found' && !needsDate(item)
            ? { ...item, state: { name: 'waiting' } }
            : item,
        ),
      });
      advance();
    },
    retry(key) {
      const item = findItem(key);
      if (item === undefined) return;
      const next = item.batch === null ? 'reading' : 'waiting';
      update(key, { state: { name: next }, upload: null });
      advance();
    },
    stop,
    stopAll() {
      for (const item of state.items) if (item.state.name !== 'found') stop(item.key);
    },
    clear: () => setState({ items: state.items.filter((item) => !hasFinished(item)) }),
  };
}
