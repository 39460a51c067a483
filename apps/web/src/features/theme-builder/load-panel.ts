import { loadTexts } from '../../i18n/i18n.ts';

/** Loads the panel and its texts when it is about to be opened. */
export async function loadPanel() {
  const [{ ThemePanel }] = await Promise.all([import('./theme-panel.tsx'), loadTexts('theme')]);
  return { default: ThemePanel };
}
