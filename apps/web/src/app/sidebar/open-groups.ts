import { readStored, writeStored } from '../../stored.ts';

const name = 'sidebarGroups';

/** Which groups of the sidebars somebody opened by hand, by their addresses. */
function openedGroups(): string[] {
  const stored = readStored(name);
  return Array.isArray(stored) ? stored.filter((to) => typeof to === 'string') : [];
}

export function wasOpened(to: string): boolean {
  return openedGroups().includes(to);
}

export function rememberGroup(to: string, open: boolean): void {
  const others = openedGroups().filter((other) => other !== to);
  writeStored(name, open ? [...others, to] : others);
}
