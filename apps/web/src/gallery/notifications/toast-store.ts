import { useSyncExternalStore } from 'react';
import { defaultMessage, type ToastEntry, type ToastOptions } from './toast.ts';

let toasts: readonly ToastEntry[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastEntry[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; the newest stands nearest to the edge. */
export function showToast(options: ToastOptions): void {
  last += 1;
  const message = options.message.trim() === '' ? defaultMessage : options.message.trim();
  set([...toasts, { ...options, message, id: last }]);
}

export function removeToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
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
