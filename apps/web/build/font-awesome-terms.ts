import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** The fields of the package's icon metadata that are used here (metadata/icon-families.json). */
interface IconMetadata {
  label: string;
  aliases?: { names?: string[] };
  search: { terms: (string | number)[] };
  familyStylesByLicense: { free: unknown[] };
}

const MODULE_ID = 'virtual:font-awesome-terms';

/**
 * Provides the search terms of the icons of Font Awesome Free as a module: the words for each name
 * that are not part of the name. Their source file contains five megabytes of other data.
 */
export function fontAwesomeTerms(): Plugin {
  return {
    name: 'scrapboard:font-awesome-terms',
    resolveId: { filter: { id: new RegExp(`^${MODULE_ID}$`) }, handler: () => `\0${MODULE_ID}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE_ID}$`) },
      handler() {
        const file = createRequire(import.meta.url).resolve(
          '@fortawesome/fontawesome-free/metadata/icon-families.json',
        );
        const icons = JSON.parse(readFileSync(file, 'utf8')) as Record<string, IconMetadata>;
        const terms = Object.entries(icons)
          .filter(([, metadata]) => metadata.familyStylesByLicense.free.length > 0)
          .map(([name, metadata]) => [name, collectTerms(name, metadata)]);
        return `export default ${JSON.stringify(Object.fromEntries(terms))};`;
      },
    },
  };
}

function collectTerms(name: string, { label, aliases, search }: IconMetadata): string {
  const texts = [label, ...(aliases?.names ?? []), ...search.terms.map(String)];
  const words = texts.flatMap((text) => text.toLowerCase().split(/\s+/));
  return [...new Set(words)].filter((word) => !name.includes(word)).join(' ');
}
