import { hasChangedSinceMain } from './has-changed-since-main.ts';

/** What the pages of the gallery are made of. */
const GALLERY_SOURCES = [
  ...['app', 'charts', 'forms', 'gallery', 'styles', 'tables', 'theme.ts', 'ui'].map(
    (name) => `apps/web/src/${name}`,
  ),
  ...['apps/web/index.html', 'apps/web/vite.config.ts', 'package-lock.json'],
  ...['e2e/src', 'e2e/tests/gallery-*'],
];

/**
 * Whether the gallery, or what its pages are made of, changed since main. While nothing did, its
 * pages are opened, one of each group is checked in full, and its links and keys are tried.
 */
export const hasGalleryChanged = hasChangedSinceMain(GALLERY_SOURCES);

/** The files that are left out while nothing changed. */
export const GALLERY_DETAILS = /gallery-(?!keyboard|routes)[\w-]+\.test\.ts$/;
