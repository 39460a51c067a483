import { hasChangedSinceMain } from './has-changed-since-main.ts';

/** Everything that the pages of the gallery depend on. */
const GALLERY_SOURCES = [
  ...['app', 'charts', 'forms', 'gallery', 'styles', 'tables', 'theme.ts', 'ui'].map(
    (name) => `apps/web/src/${name}`,
  ),
  ...['apps/web/index.html', 'apps/web/vite.config.ts', 'package-lock.json'],
  ...['e2e/src', 'e2e/tests/gallery-*'],
];

/**
 * Whether the gallery or anything its pages depend on has changed since main. If not, every page is
 * still opened, one of each group is checked in full, and links and keyboard use are tested.
 */
export const hasGalleryChanged = hasChangedSinceMain(GALLERY_SOURCES);

/** The test files that are skipped unless it has changed. */
export const GALLERY_DETAIL_TESTS = /gallery-(?!keyboard|routes)[\w-]+\.test\.ts$/;
