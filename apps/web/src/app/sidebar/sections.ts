import type { ReactNode } from 'react';

/** One entry of a sidebar; with children it is a group that opens and closes. */
export interface SidebarEntry {
  label: string;
  /** The target; for a group, the path of it and its children. */
  to: string;
  icon?: ReactNode;
  badge?: string;
  /** For a page that is still being built, the words for it. */
  unfinished?: string;
  /** The language of the label, if it is not the viewer's. */
  lang?: string;
  /** Replaces a link that the operator has not set, so it is never marked as the current page. */
  isSubstitute?: boolean;
  /** The pages below its address have their own entries. */
  exact?: boolean;
  /** For a group with a page of its own, the label of the link to it. */
  overview?: string;
  /** Nested at most three deep: a sidebar has four levels. */
  children?: SidebarEntry[];
}

export interface SidebarSection {
  title: string;
  /** The language of its texts, if it is not the viewer's. */
  lang?: string;
  entries: SidebarEntry[];
}

/** Returns whether a path is an address, with or without a trailing slash. */
export function isAt(path: string, to: string): boolean {
  return path === to || path === `${to}/`;
}

/** Returns whether a path is at or below an address; only `/` itself is at `/`. */
export function isWithin(path: string, to: string): boolean {
  return path === to || (to !== '/' && path.startsWith(`${to}/`));
}

/** Returns whether a path is at or below an entry or one of its children. */
export function holds(entry: SidebarEntry, path: string): boolean {
  return isWithin(path, entry.to) || (entry.children ?? []).some((child) => holds(child, path));
}
