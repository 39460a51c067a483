import type { ComponentType } from 'react';
import type { IconName } from '../ui/icon.tsx';

/** One page of the gallery: routes, sidebar and search derive from it. */
export interface GalleryPage {
  path: string;
  title: string;
  badge?: string;
  /** Other words that the search finds it by. */
  keywords?: readonly string[];
  component: () => Promise<ComponentType>;
}

/** A group of pages under one sidebar entry. */
export interface GalleryGroup {
  title: string;
  icon: IconName;
  badge?: string;
  pages: GalleryPage[];
}
