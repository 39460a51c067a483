import type { QueryClient } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { TextArea } from '../i18n/text-areas.ts';
import type { IconName } from '../ui/icon.tsx';

/** The key of a text with the area it is in, like `players:title`. */
export type TextKey = { [Area in TextArea]: `${Area}:${ParseKeys<Area>}` }[TextArea];

/** Fetches what a page needs before it is shown, or starts to. */
export type PageLoader = (client: QueryClient, args: LoaderFunctionArgs) => unknown;

/** The sections of the sidebar, from top to bottom. */
export const sidebarSections = ['analytics', 'leaderboards', 'tools', 'about'] as const;
export type SidebarSectionName = (typeof sidebarSections)[number];

interface EntryText {
  text: ParseKeys<'shell'>;
  /** Its position among its siblings, lowest first. */
  order: number;
  badge?: string;
}

/** The sidebar entry of a page: directly in a section, or below the entry of another page. */
export type PageNavigation =
  | (EntryText & { section: SidebarSectionName; icon: IconName })
  | (EntryText & { parent: string });

/**
 * Everything that other modules need to know about a page. The registration of every page is part of
 * the first load and is read by Node as well, so it imports types and paths only; the page's code,
 * its texts and its loader are fetched when somebody is about to open it.
 */
export interface Page {
  /** An address, or a pattern of React Router's where something in it varies. */
  path: string;
  /** The heading and the title of the tab; left out where they depend on what is shown. */
  title?: TextKey;
  /** The layout around it; `main` by default. */
  layout?: 'main' | 'auth';
  /** Pages without an entry are reached by links. */
  navigation?: PageNavigation;
  /** The icon in the search results of a page that has no entry in the sidebar. */
  searchIcon?: IconName;
  /** The areas of texts that it shows. */
  texts: readonly TextArea[];
  loader?: () => Promise<PageLoader>;
  component: () => Promise<ComponentType>;
}
