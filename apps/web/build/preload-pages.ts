import type { Plugin, Rolldown } from 'vite';
import { pathPattern } from './path-pattern.ts';
import { registrations } from './registrations.ts';

/**
 * Lets the browser fetch the chunks of the opened page in parallel with the entry instead of after
 * it. Only for pages with a loader, whose data would otherwise wait for two chunks in sequence.
 */
export function preloadPages(): Plugin {
  let base = '/';
  /** What each registration imports when one of its pages is opened. */
  const targets = new Map<string, readonly string[]>();
  return {
    name: 'scrapboard:preload-pages',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    buildEnd() {
      for (const { file } of registrations) {
        targets.set(file, this.getModuleInfo(file)?.dynamicallyImportedIds ?? []);
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const entryFiles = new Set(
          Object.values(bundle)
            .filter((file) => file.type === 'chunk' && file.isEntry)
            .flatMap(({ fileName }) => withImports(bundle, fileName)),
        );
        const preloads = registrations.flatMap(({ file, pages }) => {
          const pagesWithLoader = pages.filter(({ loader }) => loader !== undefined);
          const files = targets
            .get(file)
            ?.flatMap((id) => [
              ...withImports(bundle, facadeChunkOf(bundle, id)),
              ...withImports(bundle, chunkContaining(bundle, id)),
            ]);
          const links = [...new Set(files)].filter((name) => !entryFiles.has(name));
          return pagesWithLoader.length === 0 || links.length === 0
            ? []
            : [[pathPattern(pagesWithLoader.map(({ path }) => path)), ...links]];
        });
        const script = `for(const[p,...f]of ${JSON.stringify(preloads)})if(RegExp(p).test(location.pathname.slice(${base.length - 1})))for(const n of f)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:${JSON.stringify(base)}+n}))`;
        return [{ tag: 'script', children: script, injectTo: 'head' }];
      },
    },
  };
}

/**
 * Returns the chunk that importing a module fetches, even if the module itself is in another one.
 */
function facadeChunkOf(bundle: Rolldown.OutputBundle, id: string): string | undefined {
  return Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === id)
    ?.fileName;
}

/** Returns the chunk that a module is in. */
function chunkContaining(bundle: Rolldown.OutputBundle, id: string): string | undefined {
  return Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(id))
    ?.fileName;
}

/** Returns a chunk and all its static imports. */
function withImports(bundle: Rolldown.OutputBundle, name: string | undefined): string[] {
  const found = new Set<string>();
  const add = (fileName: string) => {
    const file = bundle[fileName];
    if (found.has(fileName) || file?.type !== 'chunk') return;
    found.add(fileName);
    file.imports.forEach(add);
  };
  if (name !== undefined) add(name);
  return [...found];
}
