import type { Plugin, Rolldown } from 'vite';

/**
 * Shortens the lists of chunks to fetch with each page, which the first load contains for all pages.
 * Chunks that the entry has loaded are left out. The rest is in the same order in every list, the
 * most shared first, so that the lists compress better.
 */
export function shortenPreloadLists(): Plugin {
  const loadedWithEntry = new Set<string>();
  /** The number of dynamic imports that load a chunk. */
  const uses = new Map<string, number>();
  const usesOf = (fileName: string) => uses.get(fileName) ?? 0;
  return {
    name: 'scrapboard:shorten-preload-lists',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies(_fileName, dependencies, { hostType }) {
            if (hostType === 'html') return dependencies;
            return dependencies
              .filter((name) => !loadedWithEntry.has(name))
              .sort((a, b) => usesOf(b) - usesOf(a) || (a < b ? -1 : 1));
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          if (file.isEntry) addWithImports(bundle, file.fileName, loadedWithEntry);
          if (!file.isDynamicEntry) continue;
          const loaded = new Set<string>();
          addWithImports(bundle, file.fileName, loaded);
          for (const name of loaded) uses.set(name, usesOf(name) + 1);
        }
      },
    },
  };
}

/** Adds a chunk and everything it imports statically. */
function addWithImports(bundle: Rolldown.OutputBundle, name: string, to: Set<string>): void {
  const file = bundle[name];
  if (to.has(name) || file?.type !== 'chunk') return;
  to.add(name);
  for (const imported of file.imports) addWithImports(bundle, imported, to);
}
