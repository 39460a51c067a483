import type { Plugin } from 'vite';
import { authRedirects, docsRedirects, mainRedirects } from '../src/app/routes/redirects.ts';
import { paths } from '../src/paths.ts';
import { importSource } from './import-source.ts';
import { pathPattern } from './path-pattern.ts';
import { registrations } from './registrations.ts';

type Guide = typeof import('../src/guide/guide-pages.ts');
type Gallery = typeof import('../src/gallery/gallery-groups.ts');

const { guidePages } = await importSource<Guide>('guide/guide-pages.ts');
const { galleryGroups, galleryRedirects } = await importSource<Gallery>(
  'gallery/gallery-groups.ts',
);

/** The router patterns of all paths that have a page or redirect to one. */
const routePaths = [
  ...[...registrations, ...galleryGroups, { pages: guidePages }].flatMap(({ pages }) =>
    pages.map(({ path }) => path),
  ),
  ...[...mainRedirects, ...authRedirects, ...docsRedirects, ...galleryRedirects].map(
    ([from]) => from,
  ),
  // Pages that demonstrate errors, at their own paths.
  `${paths.auth()}/404`,
  `${paths.auth()}/500`,
  '/index.html',
];

/** Writes the paths into pages.json, so that any server of the app can tell which ones exist. */
export function pagePaths(): Plugin {
  return {
    name: 'scrapboard:page-paths',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify({ pattern: pathPattern(routePaths) });
      this.emitFile({ type: 'asset', fileName: 'pages.json', source });
    },
  };
}
