import type { QueryClient } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { TextArea } from '../i18n/text-areas.ts';
import type { IconName } from '../ui/icon.tsx';

/** The key of a text with its area, like `players:title`. */
export type TextKey = { [Area in TextArea]: `${Area}:${ParseKeys<Area>}` }[TextArea];

/** Fetches, or starts to fetch, what a page needs before it is shown. */
export type PageLoader = (client: QueryClient, args: LoaderFunctionArgs) => unknown;

/** The sections of the sidebar, from top to bottom. */
export const sidebarSections = ['analytics', 'leaderboards', 'tools', 'about'] as const;
export type SidebarSectionName = (typeof sidebarSections)[number];

interface SidebarEntryBase {
  text: ParseKeys<'shell'>;
  /** Its position among its siblings, lowest first. */
  order: number;
  badge?: string;
  /** Whether only operators see the entry. */
  isForOperators?: boolean;
}

/** The sidebar entry of a page: directly in a section, or below the entry of another page. */
export type PageNavigation =
  | (SidebarEntryBase & { section: SidebarSectionName; icon: IconName })
  | (SidebarEntryBase & { parent: string });

/**
 * Everything that other modules need to know about a page. The registration of every page is part
 * of the first load and is read by Node as well, so it imports only types and paths; the page's
 * code, texts and loader are fetched when it is about to be opened.
 */
export interface Page {
  /** A path, or a React Router pattern if parts of it vary. */
  path: string;
  /** The heading and the tab's title; left out if they depend on the data. */
  title?: TextKey;
  /** The layout around it; `main` by default. */
  layout?: 'main' | 'auth';
  /** Pages without an entry are reached by links. */
  navigation?: PageNavigation;
  /** The icon in search results, for a page without a sidebar entry. */
  searchIcon?: IconName;
  /** The areas of the texts it shows. */
  texts: readonly TextArea[];
  loader?: () => Promise<PageLoader>;
  component: () => Promise<ComponentType>;
}
