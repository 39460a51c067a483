import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Whether the server responded to the latest call. */
let isReachable = true;
let lastResponseAt: number | undefined;
let wasReconnected = false;
const listeners = new Set<() => void>();
const reconnectListeners = new Set<() => void>();

function setReachable(next: boolean): void {
  if (next === isReachable) return;
  isReachable = next;
  for (const listener of listeners) listener();
  if (next) notifyReconnected();
}

function notifyReconnected(): void {
  wasReconnected = true;
  for (const listener of reconnectListeners) listener();
}

// Chunks and styles may have failed to load although no call did.
globalThis.window?.addEventListener('online', notifyReconnected);

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

/** Returns whether the server, or the network, has been lost and come back since the page was loaded. */
export const hasReconnected = () => wasReconnected;

/** Calls back when the server responds again, and when the browser is online again. */
export function useOnReconnect(onReconnect: () => void): void {
  const callback = useRef(onReconnect);
  callback.current = onReconnect;
  useEffect(() => {
    const notify = () => callback.current();
    reconnectListeners.add(notify);
    return () => void reconnectListeners.delete(notify);
  }, []);
}
