import type { ComponentType } from 'react';
import type { IconName } from '../ui/icon.tsx';

/** One page of the gallery, as the table of routes and the sidebar name it. */
export interface GalleryPage {
  path: string;
  title: string;
  badge?: string;
  /** Fetches the page's own chunk. */
  load: () => Promise<ComponentType>;
}

/** Pages that stand together under one entry of the sidebar. */
export interface GalleryGroup {
  title: string;
  icon: IconName;
  badge?: string;
  pages: GalleryPage[];
}
