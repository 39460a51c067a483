/**
 * The product's appearance on this page: the user's choices, or the system's until they have
 * chosen. src/first-paint.ts applies it first; afterwards only this module reads and changes it.
 * The rules are in appearance.ts, the colours in styles/tokens.scss.
 */
import { useSyncExternalStore } from 'react';
import {
  type Appearance,
  type AppearanceChoices,
  initialChoices,
  resolveAppearance,
  type Setting,
  settings,
} from './appearance.ts';
import { showAppearance } from './show-appearance.ts';
import { readStored, removeStored, writeStored } from './stored.ts';

const listeners = new Set<() => void>();
const darkPreference = window.matchMedia('(prefers-color-scheme: dark)');

let chosen: AppearanceChoices = initialChoices(window.location.search, readStored);
let shown: Appearance = resolveAppearance(chosen, darkPreference.matches);
/** The light scheme that the theme switch returns to. */
let previousLightTheme: Appearance['theme'] = isDark() ? 'default' : shown.theme;

function show(next: AppearanceChoices): void {
  chosen = next;
  const appearance = resolveAppearance(chosen, darkPreference.matches);
  if (settings.every((setting) => appearance[setting] === shown[setting])) return;
  shown = appearance;
  if (!isDark()) previousLightTheme = shown.theme;
  showAppearance(shown);
  for (const listener of listeners) listener();
}

/** Returns the current appearance. */
export function getAppearance(): Appearance {
  return shown;
}

/** Returns the current theme. */
export function getTheme(): Appearance['theme'] {
  return shown.theme;
}

export function isDark(): boolean {
  return shown.theme === 'dark';
}

/** Applies a choice and stores it in this browser. */
export function chooseSetting<S extends Setting>(setting: S, value: Appearance[S]): void {
  writeStored(setting, value);
  show({ ...chosen, [setting]: value });
}

/** Switches to the dark scheme, or back to the previous light one. */
export function toggleDark(): void {
  chooseSetting('theme', isDark() ? previousLightTheme : 'dark');
}

/** Removes every choice; the defaults and the system decide again. */
export function resetAppearance(): void {
  for (const setting of settings) removeStored(setting);
  show({});
}

/** Calls back when the appearance changes; for charts, which draw with colours of their own. */
export function subscribeAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribeAppearance, getAppearance);
}

/** Returns the current value of a custom property of tokens.scss, such as `--sb-series-1`. */
export function tokenColor(name: `--sb-${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Follows the system while no theme is chosen, and choices in other tabs. */
export function syncAppearance(): void {
  showAppearance(shown);
  darkPreference.addEventListener('change', () => show(chosen));
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !settings.some((setting) => setting === key)) return;
    show(initialChoices('', readStored));
  });
}
