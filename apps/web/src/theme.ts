/**
 * The appearance of the product: what the viewer chose, or what his system asks for while he has not
 * chosen. The script in index.html sets it before the first paint; from then on this is the one place
 * that reads and changes it. Colours themselves are in styles/tokens.scss.
 */
import { forgetStored, readStored, writeStored } from './stored.ts';

export const themes = ['default', 'colored', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();
const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');

export function isTheme(value: unknown): value is Theme {
  return themes.includes(value as Theme);
}

/** The theme on the screen. */
export function getTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return isTheme(shown) ? shown : 'default';
}

export function isDark(): boolean {
  return getTheme() === 'dark';
}

function show(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.bsTheme = theme === 'dark' ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

/** Shows a theme and remembers it in this browser. */
export function setTheme(theme: Theme): void {
  writeStored('theme', theme);
  show(theme);
}

/** Forgets the choice; the system decides again. */
export function forgetTheme(): void {
  forgetStored('theme');
  show(darkSystem.matches ? 'dark' : 'default');
}

/** Calls back whenever colours change; for charts, which paint their own. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The present value of a custom property of tokens.scss, such as `--sb-series-1`. */
export function tokenColor(name: `--sb-${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Follows the system while nothing was chosen, and what another tab chooses. */
export function followTheme(): void {
  darkSystem.addEventListener('change', () => {
    if (!isTheme(readStored('theme'))) show(darkSystem.matches ? 'dark' : 'default');
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== 'theme' && event.key !== null) return;
    const theme = readStored('theme');
    show(isTheme(theme) ? theme : darkSystem.matches ? 'dark' : 'default');
  });
}
