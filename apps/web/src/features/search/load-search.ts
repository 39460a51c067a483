import { loadTexts } from '../../i18n/i18n.ts';

/** The palette with its texts; asked for when somebody is about to open it. */
export async function loadPalette() {
  const [{ SearchPalette }] = await Promise.all([
    import('./search-palette.tsx'),
    loadTexts('search', 'game'),
  ]);
  return { default: SearchPalette };
}

/** What drops down from the box in the navbar. */
export async function loadDropdown() {
  const [{ SearchDropdown }] = await Promise.all([
    import('./search-dropdown.tsx'),
    loadTexts('search', 'game'),
  ]);
  return { default: SearchDropdown };
}
