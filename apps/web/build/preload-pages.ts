import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { pathPattern } from './path-pattern.ts';
import { homeRegistration, registrations } from './registrations.ts';

/** Pages by the pattern of their paths, each with the files of its chunks. */
type Preloads = readonly (readonly [pattern: string, ...files: string[]])[];

/**
 * Lets the browser fetch the chunks of the opened page in parallel with the entry instead of after
 * it. Only for pages with a loader, whose data would otherwise wait for two chunks in sequence. The
 * home page's are in index.html; the list of all others is a file, which the home page does not load.
 */
export function preloadPages(): Plugin {
  let base = '/';
  /** The file with the list of all pages but the home page. */
  const list = { fileName: '', source: '' };
  /** What each registration imports when one of its pages is opened. */
  const targets = new Map<string, readonly string[]>();

  function preloadsOf(bundle: Rolldown.OutputBundle, isHome: boolean): Preloads {
    const entryFiles = new Set(
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.isEntry)
        .flatMap(({ fileName }) => withImports(bundle, fileName)),
    );
    return registrations
      .filter(({ file }) => (file === homeRegistration.file) === isHome)
      .flatMap(({ file, pages }) => {
        const pagesWithLoader = pages.filter(({ loader }) => loader !== undefined);
        const files = targets
          .get(file)
          ?.flatMap((id) => [
            ...withImports(bundle, findFacadeChunk(bundle, id)),
            ...withImports(bundle, findChunkContaining(bundle, id)),
          ]);
        const links = [...new Set(files)].filter((name) => !entryFiles.has(name));
        if (pagesWithLoader.length === 0 || links.length === 0) return [];
        return [[pathPattern(pagesWithLoader.map(({ path }) => path)), ...links] as const];
      });
  }

  const preloadScript = (preloads: Preloads) =>
    `for(const[p,...f]of ${JSON.stringify(preloads)})if(RegExp(p).test(location.pathname.slice(${base.length - 1})))for(const n of f)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:${JSON.stringify(base)}+n}))`;

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
        // Only now is the bundle without the chunks that had nothing but styles.
        list.source = preloadScript(preloadsOf(bundle, false));
        const hash = createHash('sha256').update(list.source).digest('hex').slice(0, 8);
        list.fileName = `assets/preloads-${hash}.js`;
        const listScript = `if(location.pathname!==${JSON.stringify(base)})document.head.append(Object.assign(document.createElement('script'),{src:${JSON.stringify(base + list.fileName)}}))`;
        const children = `${preloadScript(preloadsOf(bundle, true))};${listScript}`;
        return [{ tag: 'script', children, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', ...list });
      },
    },
  };
}

/**
 * Returns the chunk that importing a module fetches, even if the module itself is in another one.
 */
function findFacadeChunk(bundle: Rolldown.OutputBundle, id: string): string | undefined {
  return Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === id)
    ?.fileName;
}

/** Returns the chunk that a module is in. */
function findChunkContaining(bundle: Rolldown.OutputBundle, id: string): string | undefined {
  return Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(id))
    ?.fileName;
}

/** Returns a chunk and all its static imports. */
function withImports(bundle: Rolldown.OutputBundle, name: string | undefined): string[] {
  const fileNames = new Set<string>();
  const add = (fileName: string) => {
    const file = bundle[fileName];
    if (fileNames.has(fileName) || file?.type !== 'chunk') return;
    fileNames.add(fileName);
    file.imports.forEach(add);
  };
  if (name !== undefined) add(name);
  return [...fileNames];
}
