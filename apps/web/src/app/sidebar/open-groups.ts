import { readStored, writeStored } from '../../stored.ts';

const STORAGE_KEY = 'sidebarGroups';

/** Returns the paths of the sidebar groups that the user has opened. */
function readOpenGroups(): string[] {
  const stored = readStored(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter((to) => typeof to === 'string') : [];
}

/** Returns whether the user has opened the group at a path. */
export function isGroupOpen(to: string): boolean {
  return readOpenGroups().includes(to);
}

/** Stores whether the user has opened the group at a path. */
export function storeGroupOpen(to: string, isOpen: boolean): void {
  const others = readOpenGroups().filter((other) => other !== to);
  writeStored(STORAGE_KEY, isOpen ? [...others, to] : others);
}
