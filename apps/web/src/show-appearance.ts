import type { Appearance } from './appearance.ts';

/**
 * Writes the appearance where the styles read it: on the root, and on the body once it exists.
 * `data-bs-theme` is Bootstrap's name for light and dark.
 */
export function showAppearance(appearance: Appearance): void {
  const root = document.documentElement;
  Object.assign(root.dataset, appearance);
  root.dataset.bsTheme = appearance.theme === 'dark' ? 'dark' : 'light';
  if (document.body !== null) Object.assign(document.body.dataset, appearance);
}
