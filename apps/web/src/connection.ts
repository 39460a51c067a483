import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Whether the server responded to the latest call. */
let isReachable = true;
let lastResponseAt: number | undefined;
const listeners = new Set<() => void>();

function setReachable(next: boolean): void {
  if (next === isReachable) return;
  isReachable = next;
  for (const listener of listeners) listener();
}

/** Records that the server has responded, with any status. */
export function reportReachable(): void {
  lastResponseAt = Date.now();
  setReachable(true);
}

/** Records that a call got no response, so that the server counts as unreachable. */
export const reportUnreachable = () => setReachable(false);

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the last call got a response, and the time of the last response in epoch milliseconds. */
export const getConnection = () => ({ isReachable, lastResponseAt });

const getIsReachable = () => isReachable;

export function useIsReachable(): boolean {
  return useSyncExternalStore(subscribeConnection, getIsReachable);
}

/**
 * Calls back when the server responds again, and when the browser is online again: chunks and styles
 * may have failed to load although no call did.
 */
export function useOnReconnect(onReconnect: () => void): void {
  const callback = useRef(onReconnect);
  callback.current = onReconnect;
  useEffect(() => {
    const notify = () => callback.current();
    const stop = subscribeConnection(() => {
      if (isReachable) notify();
    });
    window.addEventListener('online', notify);
    return () => {
      stop();
      window.removeEventListener('online', notify);
    };
  }, []);
}
