import type { Plugin } from 'vite';
import { authRedirects, docsRedirects, mainRedirects } from '../src/app/routes/redirects.ts';
import { paths } from '../src/paths.ts';
import { addressPattern } from './address-pattern.ts';
import { importSource } from './import-source.ts';
import { registrations } from './registrations.ts';

type Guide = typeof import('../src/guide/guide-pages.ts');
type Gallery = typeof import('../src/gallery/gallery-groups.ts');

const { guidePages } = await importSource<Guide>('guide/guide-pages.ts');
const { galleryGroups, galleryRedirects } = await importSource<Gallery>(
  'gallery/gallery-groups.ts',
);

/** Every address that has a page or redirects to one, as a router pattern. */
const addresses = [
  ...[...registrations, ...galleryGroups, { pages: guidePages }].flatMap(({ pages }) =>
    pages.map(({ path }) => path),
  ),
  ...[...mainRedirects, ...authRedirects, ...docsRedirects, ...galleryRedirects].map(
    ([from]) => from,
  ),
  // Pages that demonstrate errors, at addresses of their own.
  `${paths.auth()}/404`,
  `${paths.auth()}/500`,
  '/index.html',
];

/** Writes the addresses into pages.json, so that any server of the app can tell which ones exist. */
export function pageAddresses(): Plugin {
  return {
    name: 'scrapboard:page-addresses',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify({ pattern: addressPattern(addresses) });
      this.emitFile({ type: 'asset', fileName: 'pages.json', source });
    },
  };
}
