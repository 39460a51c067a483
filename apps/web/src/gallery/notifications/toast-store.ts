import { useSyncExternalStore } from 'react';
import { DEFAULT_MESSAGE, type ToastEntry, type ToastOptions } from './toast.ts';

let toasts: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly ToastEntry[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** More in one position would not fit on the screen. */
const MAX_TOASTS_PER_POSITION = 5;

/** Shows a toast below the others in its position; the oldest one makes room if needed. */
export function showToast(options: ToastOptions): void {
  lastId += 1;
  const message = options.message.trim() === '' ? DEFAULT_MESSAGE : options.message.trim();
  const inSamePosition = toasts.filter(({ x, y }) => x === options.x && y === options.y);
  const removed = inSamePosition.length < MAX_TOASTS_PER_POSITION ? undefined : inSamePosition[0];
  setToasts([...toasts.filter((toast) => toast !== removed), { ...options, message, id: lastId }]);
}

/** Removes all toasts, when the page that shows them unmounts. */
export function removeToasts(): void {
  setToasts([]);
}

export function removeToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly ToastEntry[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
}
