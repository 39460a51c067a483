import { useEffect, useSyncExternalStore } from 'react';
import { useOnReconnect } from '../../connection.ts';
import type { LogScan } from './scan-log.ts';
import type { ScanAnswer, ScanRequest } from './scan-worker.ts';
import type { DatedBatch } from './session-date.ts';
import { uploads } from './uploads.ts';

/** Scans the found sessions in a worker, one at a time, while their list is shown. */

let scans: ReadonlyMap<string, LogScan | null> = new Map();
const listeners = new Set<() => void>();
let worker: Worker | undefined;
let scanningKey: string | null = null;
/** The sessions whose worker failed, as it does if its code could not be loaded. */
const failedScans = new Set<string>();

/** Archives are left to the server, as is zstd, which not every browser supports. */
function findLog(batch: DatedBatch | null): File | undefined {
  if (batch === null || batch.kind === 'archive') return undefined;
  const file = batch.files.at(-1)?.file;
  return file !== undefined && !/\.zst$/i.test(file.name) ? file : undefined;
}

function finishScan(key: string, scan: LogScan | null) {
  scanningKey = null;
  scans = new Map([...scans, [key, scan]]);
  for (const listener of listeners) listener();
  scanNext();
}

function scanNext() {
  const foundItems = uploads.getState().items.filter(({ state }) => state.name === 'found');
  if (foundItems.length === 0) {
    // The result is no longer needed, and sending needs the CPU.
    worker?.terminate();
    worker = undefined;
    scanningKey = null;
    return;
  }
  const item = foundItems.find(({ key, batch }) => !scans.has(key) && findLog(batch) !== undefined);
  const file = findLog(item?.batch ?? null);
  if (scanningKey !== null || item === undefined || file === undefined) return;
  scanningKey = item.key;
  if (worker === undefined) {
    worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ScanAnswer>) => finishScan(data.key, data.scan);
    worker.onerror = () => {
      worker?.terminate();
      worker = undefined;
      if (scanningKey === null) return;
      failedScans.add(scanningKey);
      finishScan(scanningKey, null);
    };
  }
  worker.postMessage({ key: item.key, file } satisfies ScanRequest);
}

/** Repeats the scans whose worker failed. */
function retryFailedScans() {
  if (failedScans.size === 0) return;
  scans = new Map([...scans].filter(([key]) => !failedScans.has(key)));
  failedScans.clear();
  scanNext();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the scans of found sessions by key: null if unreadable, missing if not scanned yet. */
export function useScans(): ReadonlyMap<string, LogScan | null> {
  useEffect(() => {
    scanNext();
    return uploads.subscribe(scanNext);
  }, []);
  useOnReconnect(retryFailedScans);
  return useSyncExternalStore(subscribe, () => scans);
}
