import { loadTexts } from '../../i18n/i18n.ts';

/** Loads the palette and its texts when it is about to be opened. */
export async function loadPalette() {
  const [{ SearchPalette }] = await Promise.all([
    import('./search-palette.tsx'),
    loadTexts('search', 'game'),
  ]);
  return { default: SearchPalette };
}

/** Loads the dropdown of the search box and its texts. */
export async function loadDropdown() {
  const [{ SearchDropdown }] = await Promise.all([
    import('./search-dropdown.tsx'),
    loadTexts('search', 'game'),
  ]);
  return { default: SearchDropdown };
}

let englishLists: typeof import('./english-entries.ts') | undefined;

/** Returns the module that lists the pages of documentation and gallery; undefined until loaded. */
export const getEnglishLists = () => englishLists;

/** Loads the lists of pages in English, which few visitors search for. */
export async function loadEnglishLists(): Promise<void> {
  englishLists ??= await import('./english-entries.ts');
}
