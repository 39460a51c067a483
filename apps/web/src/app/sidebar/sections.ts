import type { ReactNode } from 'react';

/** An entry of a sidebar; with children it is a group that can be expanded. */
export interface SidebarEntry {
  label: string;
  /** The target of a link; for a group, its own path. */
  to: string;
  icon?: ReactNode;
  badge?: string;
  /** The language of the label, if it is not the viewer's. */
  lang?: string;
  /** Whether it replaces a link that the operator has not set; it is never marked as the current page. */
  isSubstitute?: boolean;
  /** Whether only the exact path counts, because pages below it have their own entries. */
  isExact?: boolean;
  /** For a group that is also a page, the label of the link to that page. */
  overviewLabel?: string;
  /** Nested at most three deep: a sidebar has four levels. */
  children?: SidebarEntry[];
}

export interface SidebarSection {
  title: string;
  /** The language of its texts, if it is not the viewer's. */
  lang?: string;
  entries: SidebarEntry[];
}

/** Returns whether a path equals another, ignoring a trailing slash. */
export function isAt(path: string, to: string): boolean {
  return path === to || path === `${to}/`;
}

/** Returns whether a path is at or below another; only `/` itself is at `/`. */
export function isWithin(path: string, to: string): boolean {
  return path === to || (to !== '/' && path.startsWith(`${to}/`));
}

/** Returns whether a path is at or below an entry or one of its children. */
export function containsPath(entry: SidebarEntry, path: string): boolean {
  return (
    isWithin(path, entry.to) || (entry.children ?? []).some((child) => containsPath(child, path))
  );
}
