import type { GalleryGroup } from './gallery-page.ts';

/** The gallery's table of contents. */
export const galleryGroups: GalleryGroup[] = [];
