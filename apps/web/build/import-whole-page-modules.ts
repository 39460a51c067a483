import type { Plugin } from 'vite';

/** `(await import('./page.tsx')).Page` in a registration of pages. */
const NAMED_IMPORT = /\(await (import\(\s*'[^']+'\s*\))\)\.(\w+)/g;
const REGISTRATION = /[\\/]src[\\/]features[\\/][\w-]+[\\/](?:[\w-]+-)?(?:pages|modules)\.ts$/;

/**
 * Imports the modules of pages as a whole. Vite wraps each import of named exports in a function that
 * picks them, so that the others can be left out; modules of pages have no others, and every first
 * visit loads the registrations.
 */
export function importWholePageModules(): Plugin {
  return {
    name: 'scrapboard:import-whole-page-modules',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!REGISTRATION.test(id)) return null;
      return code.replaceAll(NAMED_IMPORT, '(await $1.then((module) => module.$2))');
    },
  };
}
