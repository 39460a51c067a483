import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '../src/pages/page.ts';
import { paths } from '../src/paths.ts';
import { importSource } from './import-source.ts';

/** A feature's module that registers pages. */
interface Registration {
  /** Its path as the bundler writes it: absolute, with forward slashes. */
  file: string;
  pages: readonly Page[];
}

const features = fileURLToPath(new URL('../src/features', import.meta.url));

/** All registrations of pages. */
export const registrations: readonly Registration[] = await Promise.all(
  globSync('*/*pages.ts', { cwd: features }).map(async (name) => {
    const exported = await importSource<Record<string, readonly Page[]>>(`features/${name}`);
    const file = join(features, name).replaceAll('\\', '/');
    return { file, pages: Object.values(exported).flat() };
  }),
);

/** The registration of the home page. */
export const homeRegistration = findHomeRegistration();

function findHomeRegistration(): Registration & { page: Page } {
  for (const registration of registrations) {
    const page = registration.pages.find(({ path }) => path === paths.home());
    if (page !== undefined) return { ...registration, page };
  }
  throw new Error('No feature registers the home page');
}
