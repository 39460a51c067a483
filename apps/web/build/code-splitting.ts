import { dirname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { FALLBACK_LANGUAGE, initialAreas } from '../src/i18n/languages.ts';
import { homeRegistration, registrations } from './registrations.ts';

/** The texts of a language other than English. */
const TRANSLATION_FILE = /web[\\/]src[\\/]i18n[\\/](?!en[\\/])(\w+)[\\/]([\w-]+)\.json$/;

const normalize = (id: string) => id.replaceAll('\\', '/');
const HOME_FOLDER = `${normalize(dirname(homeRegistration.file))}/`;
const otherTexts = new Set(
  registrations
    .filter(({ file }) => file !== homeRegistration.file)
    .flatMap(({ pages }) => pages.flatMap(({ texts }) => texts)),
);
/** The English texts of the home page: its own, and those that pages of other features show as well. */
const homeTexts = homeRegistration.page.texts.map((area) => ({
  file: `/i18n/${FALLBACK_LANGUAGE}/${area}.json`,
  chunk: otherTexts.has(area) ? 'shared' : 'home',
}));

/** Modules by what imports them, directly or through others. */
const importedBy = {
  /** The entry, before any page. */
  entry: new Set<string>(),
  home: new Set<string>(),
  /** Any other page, dialog or panel. */
  others: new Set<string>(),
};

/** Fills `importedBy`, before modules are assigned to chunks. */
export function collectFirstPageModules(): Plugin {
  return {
    name: 'scrapboard:first-page-modules',
    apply: 'build',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info?.isEntry) addWithImports(this, id, importedBy.entry);
        const target =
          normalize(id) === homeRegistration.file ? importedBy.home : importedBy.others;
        for (const page of info?.dynamicallyImportedIds ?? []) addWithImports(this, page, target);
      }
    },
  };
}

/** Adds a module and everything it imports statically. */
function addWithImports(graph: Rolldown.PluginContext, id: string, to: Set<string>): void {
  if (to.has(id)) return;
  to.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    addWithImports(graph, imported, to);
  }
}

/** Puts the first texts of a language into one chunk, every other area into one of its own. */
function nameTranslationChunk(id: string): string | null {
  const [, language, area] = TRANSLATION_FILE.exec(id) ?? [];
  return initialAreas.some((first) => first === area) ? `${language}-shell` : null;
}

/** A chunk without modules re-exports those of its facade. */
type NamedChunk = Pick<Rolldown.PreRenderedChunk, 'moduleIds'> &
  Partial<Pick<Rolldown.PreRenderedChunk, 'facadeModuleId'>>;

/** Returns a chunk's file name; a translation's begins with its language. */
export function nameChunkFile({ moduleIds, facadeModuleId }: NamedChunk): string {
  const [, language] = TRANSLATION_FILE.exec(moduleIds[0] ?? facadeModuleId ?? '') ?? [];
  const prefix = language === undefined || moduleIds.length > 1 ? '' : `${language}-`;
  // The shortest possible: the first load names hundreds of chunks.
  return `assets/${prefix}[name]-[hash:7].js`;
}

/**
 * Puts modules that only the home page needs into one chunk, and those that it or the entry shares
 * with other pages into another. The rest is left to the bundler: what only the entry needs stays
 * in it, and everything else is loaded with the pages that show it.
 */
function nameFirstPageChunk(id: string): string | null {
  const isHomeModule = normalize(id).startsWith(HOME_FOLDER);
  const text = homeTexts.find(({ file }) => normalize(id).endsWith(file));
  if (text !== undefined) return text.chunk;
  if (importedBy.entry.has(id))
    return importedBy.others.has(id) || importedBy.home.has(id) ? 'shared' : null;
  if (!importedBy.home.has(id)) return null;
  return isHomeModule || !importedBy.others.has(id) ? 'home' : 'shared';
}

/**
 * Puts modules into fewer chunks: by default, the bundler creates one for every small module that two
 * pages share, about twenty of them on `/`.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: nameTranslationChunk, debugName: 'translations', priority: 4, test: TRANSLATION_FILE },
    {
      // Libraries that every page needs, which change less often than the product.
      name: 'libraries',
      priority: 3,
      test: /preload-helper|node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|i18next|react-i18next|html-parse-stringify|void-elements|@tanstack[\\/](react-query|query-core))[\\/]/,
    },
    {
      name: nameFirstPageChunk,
      debugName: 'first page',
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ],
};
