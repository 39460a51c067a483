import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './stored.ts';

/** Something that was opened in this browser, so that it can be found again. */
export type Visit =
  | { kind: 'player'; id: string; name: string }
  | { kind: 'match'; id: string; name: string; at: string }
  | { kind: 'page'; path: string }
  | { kind: 'search'; text: string };

/**
 * `by` is the account that was signed in: entries of an account, which others might not be allowed to
 * see, are removed when it signs out.
 */
export type Recent = Visit & { by?: string };

const STORAGE_KEY = 'recents';
const MAX_RECENTS = 30;
const requiredFields = {
  player: ['id', 'name'],
  match: ['id', 'name', 'at'],
  page: ['path'],
  search: ['text'],
} as const;

const listeners = new Set<() => void>();
let recents: readonly Recent[] = parseRecents(readStored(STORAGE_KEY));

/** Returns what identifies a visit; visits with the same key are one. */
export function recentKey(visit: Visit): string {
  const id = visit.kind === 'page' ? visit.path : visit.kind === 'search' ? visit.text : visit.id;
  return `${visit.kind} ${id}`;
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const required =
    Object.hasOwn(requiredFields, String(value.kind)) &&
    requiredFields[value.kind as Recent['kind']];
  const entry = value as Record<string, unknown>;
  return (
    required !== false &&
    required.every((name) => typeof entry[name] === 'string') &&
    ['string', 'undefined'].includes(typeof entry.by)
  );
}

function parseRecents(stored: unknown): readonly Recent[] {
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECENTS) : [];
}

function setRecents(next: readonly Recent[]): void {
  recents = next.slice(0, MAX_RECENTS);
  if (recents.length === 0) removeStored(STORAGE_KEY);
  else writeStored(STORAGE_KEY, recents);
  for (const listener of listeners) listener();
}

/** Puts a visit first; `by` is the signed-in account. */
export function recordVisit(visit: Visit, by: string | undefined): void {
  const key = recentKey(visit);
  const others = recents.filter((recent) => recentKey(recent) !== key);
  setRecents([by === undefined ? visit : { ...visit, by }, ...others]);
}

export function removeRecent(key: string): void {
  setRecents(recents.filter((recent) => recentKey(recent) !== key));
}

export function clearRecents(): void {
  setRecents([]);
}

/** Removes the entries of all other accounts; `undefined` is a signed-out visitor. */
export function removeRecentsOfOthers(account: string | undefined): void {
  const remaining = recents.filter(({ by }) => by === undefined || by === account);
  if (remaining.length < recents.length) setRecents(remaining);
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== STORAGE_KEY) return;
    recents = parseRecents(readStored(STORAGE_KEY));
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Returns what was opened last, newest first. */
export function useRecents(): readonly Recent[] {
  return useSyncExternalStore(subscribe, () => recents);
}
