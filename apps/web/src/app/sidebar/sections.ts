import type { ReactNode } from 'react';

/** One entry of a sidebar; with children it is a group that opens and closes. */
export interface SidebarEntry {
  label: string;
  /** Where it leads; of a group, the path that it and its children lie under. */
  to: string;
  icon?: ReactNode;
  badge?: string;
  /** Of the label, where it is not that of the viewer. */
  lang?: string;
  /** Leads to a page in place of a link that the operator has not set, so is never that page itself. */
  isSubstitute?: boolean;
  /** Pages under its address have entries of their own. */
  exact?: boolean;
  /** Of a group that has a page of its own: the label of the link to it. */
  overview?: string;
  /** At most three below each other, so that a sidebar has four levels. */
  children?: SidebarEntry[];
}

export interface SidebarSection {
  title: string;
  /** Of its texts, where it is not that of the viewer. */
  lang?: string;
  entries: SidebarEntry[];
}

/** Whether a path is an address, with a slash at its end or without. */
export function isAt(path: string, to: string): boolean {
  return path === to || path === `${to}/`;
}

/** Whether a path lies at or under an address; `/` holds itself alone. */
export function isWithin(path: string, to: string): boolean {
  return path === to || (to !== '/' && path.startsWith(`${to}/`));
}

/** Whether a path lies at or under an entry or one of its children. */
export function holds(entry: SidebarEntry, path: string): boolean {
  return isWithin(path, entry.to) || (entry.children ?? []).some((child) => holds(child, path));
}
