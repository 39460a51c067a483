import { useEffect, useSyncExternalStore } from 'react';
import type { Scan } from './scan-log.ts';
import type { ScanAnswer, ScanRequest } from './scan-worker.ts';
import type { DatedBatch } from './session-date.ts';
import { uploads } from './uploads.ts';

/** Scans found sessions in a worker, one at a time, while the list is shown. */

let scans: ReadonlyMap<string, Scan | null> = new Map();
const listeners = new Set<() => void>();
let worker: Worker | undefined;
let asked: string | null = null;

/** Archives are left to the server, as is zstd, which not every browser supports. */
function logOf(batch: DatedBatch | null): File | undefined {
  if (batch === null || batch.kind === 'archive') return undefined;
  const file = batch.files.at(-1)?.file;
  return file !== undefined && !/\.zst$/i.test(file.name) ? file : undefined;
}

function take(key: string, scan: Scan | null) {
  asked = null;
  scans = new Map([...scans, [key, scan]]);
  for (const listener of listeners) listener();
  next();
}

function next() {
  const found = uploads.getState().items.filter(({ state }) => state.name === 'found');
  if (found.length === 0) {
    // The result is no longer needed, and sending needs the CPU.
    worker?.terminate();
    worker = undefined;
    asked = null;
    return;
  }
  const item = found.find(({ key, batch }) => !scans.has(key) && logOf(batch) !== undefined);
  const file = logOf(item?.batch ?? null);
  if (asked !== null || item === undefined || file === undefined) return;
  asked = item.key;
  if (worker === undefined) {
    worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ScanAnswer>) => take(data.key, data.scan);
    worker.onerror = () => {
      if (asked !== null) take(asked, null);
    };
  }
  worker.postMessage({ key: item.key, file } satisfies ScanRequest);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The scans of found sessions by key: null if unreadable, missing if not scanned yet. */
export function useScans(): ReadonlyMap<string, Scan | null> {
  useEffect(() => {
    next();
    return uploads.subscribe(next);
  }, []);
  return useSyncExternalStore(subscribe, () => scans);
}
