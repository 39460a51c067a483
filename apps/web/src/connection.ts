import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Whether the server answers, according to the latest call. */
let isReachable = true;
let answeredAt: number | undefined;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isReachable) return;
  isReachable = next;
  for (const listener of listeners) listener();
}

/** Records that the server has answered, with any status. */
export function reportAnswer(): void {
  answeredAt = Date.now();
  change(true);
}

/** Records that a call got no answer. */
export const reportUnanswered = () => change(false);

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the last call was answered, and when the last answer came, in epoch milliseconds. */
export const getConnection = () => ({ isReachable, answeredAt });

const getIsReachable = () => isReachable;

export function useIsReachable(): boolean {
  return useSyncExternalStore(subscribeConnection, getIsReachable);
}

/**
 * Calls back when the server answers again, and when the browser is online again: chunks and styles
 * may have failed to load although no call did.
 */
export function useOnReconnect(onReconnect: () => void): void {
  const callback = useRef(onReconnect);
  callback.current = onReconnect;
  useEffect(() => {
    const call = () => callback.current();
    const stop = subscribeConnection(() => {
      if (isReachable) call();
    });
    window.addEventListener('online', call);
    return () => {
      stop();
      window.removeEventListener('online', call);
    };
  }, []);
}
