import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from './repository.ts';

/** The fields of a registered page that tests read, see apps/web/src/pages/page.ts. */
interface RegisteredPage {
  path: string;
  /** The key of its title, like `players:title`. */
  title?: string;
  layout?: 'main' | 'auth';
  /** Its entry in the sidebar. */
  navigation?: { isForOperators?: boolean };
}

interface EnglishPage {
  path: string;
  title: string;
  heading?: string;
}

interface Registries {
  pages: readonly RegisteredPage[];
  guidePages: readonly EnglishPage[];
  galleryGroups: readonly { pages: readonly EnglishPage[] }[];
  galleryRedirects: readonly (readonly [from: string, to: string])[];
}

/**
 * Imported by a computed path; otherwise the compiler would check the whole app together with these
 * tests.
 */
async function importRegistries(file: string): Promise<Partial<Registries>> {
  return await import(pathToFileURL(join(repository, 'apps/web/src', file)).href);
}

/** The registries of the web app: plain data that Node can import. */
export const { pages, guidePages, galleryGroups, galleryRedirects } = Object.assign(
  {},
  ...(await Promise.all(
    ['pages/pages.ts', 'guide/guide-pages.ts', 'gallery/gallery-groups.ts'].map(importRegistries),
  )),
) as Registries;
