import { readStored, writeStored } from '../../stored.ts';

const STORAGE_KEY = 'sidebarGroups';

/** Returns the addresses of the sidebar groups that the user opened. */
function openedGroups(): string[] {
  const stored = readStored(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter((to) => typeof to === 'string') : [];
}

export function wasOpened(to: string): boolean {
  return openedGroups().includes(to);
}

export function rememberGroup(to: string, open: boolean): void {
  const others = openedGroups().filter((other) => other !== to);
  writeStored(STORAGE_KEY, open ? [...others, to] : others);
}
