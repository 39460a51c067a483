import type { Upload } from '@scrapboard/contract';
import type { Log } from '../../log.ts';

const pollMs = 300;

export interface UploadListener {
  update(upload: Upload): void;
  /** The server stops. */
  close(): void;
}

/** Tells any number of listeners how uploads go on, asking the database once for all of them. */
export interface UploadWatch {
  /** Calls back with the state at once and with every change; returns what ends that. */
  listen(id: string, listener: UploadListener): () => void;
  close(): void;
}

interface Watched {
  listeners: Set<UploadListener>;
  last: { text: string; upload: Upload } | null;
}

/** `fetch` reads one upload; uploads nobody listens to are not read. */
export function createUploadWatch(
  fetch: (id: string) => Promise<Upload | null>,
  log: Log,
): UploadWatch {
  const watched = new Map<string, Watched>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function refresh(id: string, entry: Watched): Promise<void> {
    const found = await fetch(id);
    if (found === null) return;
    const text = JSON.stringify(found);
    if (text === entry.last?.text) return;
    entry.last = { text, upload: found };
    for (const listener of [...entry.listeners]) listener.update(found);
  }

  async function poll(): Promise<void> {
    for (const [id, entry] of watched) await refresh(id, entry);
  }

  function schedule(): void {
    if (closed || timer !== undefined || watched.size === 0) return;
    timer = setTimeout(() => {
      poll()
        .catch((error) => log.warn(`Could not read how uploads go on: ${error.message}`))
        .finally(() => {
          timer = undefined;
          schedule();
        });
    }, pollMs);
  }

  return {
    listen(id, listener) {
      const entry = watched.get(id) ?? { listeners: new Set(), last: null };
      watched.set(id, entry);
      entry.listeners.add(listener);
      if (entry.last !== null) listener.update(entry.last.upload);
      else refresh(id, entry).catch(() => {});
      schedule();
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size === 0 && watched.get(id) === entry) watched.delete(id);
      };
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const { listeners } of watched.values()) {
        for (const listener of [...listeners]) listener.close();
      }
      watched.clear();
    },
  };
}
