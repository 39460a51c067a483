import type { ComponentType } from 'react';
import type { IconName } from '../ui/icon.tsx';

/** A gallery page, as routes and sidebar use it. */
export interface GalleryPage {
  path: string;
  title: string;
  badge?: string;
  /** Loads the page’s chunk. */
  load: () => Promise<ComponentType>;
}

/** A group of pages under one sidebar entry. */
export interface GalleryGroup {
  title: string;
  icon: IconName;
  badge?: string;
  pages: GalleryPage[];
}
