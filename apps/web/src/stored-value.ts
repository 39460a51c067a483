import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './stored.ts';

/** A value stored in this browser, whose changes components follow. */
export interface BrowserValue<Value> {
  get: () => Value;
  /** Stores a value; undefined removes it. */
  set: (value: Value | undefined) => void;
  use: () => Value;
}

/**
 * Creates a value that is stored in this browser.
 * @param read returns the valid part of what was stored, which may be anything.
 */
export function createStoredValue<Value>(
  name: string,
  read: (stored: unknown) => Value,
): BrowserValue<Value> {
  let current: { value: Value } | undefined;
  const listeners = new Set<() => void>();
  const get = () => {
    current ??= { value: read(readStored(name)) };
    return current.value;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(value) {
      if (value === undefined) removeStored(name);
      else writeStored(name, value);
      current = { value: value === undefined ? read(null) : value };
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}
