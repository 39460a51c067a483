/**
 * Built into the head of index.html (see ../build/first-paint-script.ts) and run before the first
 * paint: applies the colours, sidebar, layout and language that the user chose. Afterwards
 * src/theme.ts and src/i18n/i18n.ts take over.
 */
import {
  choicesInUrl,
  initialChoices,
  resolveAppearance,
  withoutAppearance,
} from './appearance.ts';
import { stripBase } from './base.ts';
import { languageTag, pickLanguage } from './i18n/languages.ts';
import { showAppearance } from './show-appearance.ts';
import { readStored, writeStored } from './stored.ts';

const requested = Object.entries(choicesInUrl(location.search));
const chosen = initialChoices(location.search, readStored);
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
showAppearance(resolveAppearance(chosen, prefersDark));

// A choice in the URL is stored and removed from the URL, or it would override later choices at
// every reload.
for (const [setting, value] of requested) writeStored(setting, value);
if (requested.length > 0 && requested.every(([setting, value]) => readStored(setting) === value)) {
  history.replaceState(history.state, '', withoutAppearance(location.href));
}

const root = document.documentElement;
if (readStored('sidebar') === 'collapsed') root.dataset.sidebar = 'collapsed';
const path = stripBase(location.pathname);
if (path === '/') root.dataset.start = hasStoredToken() ? 'own-home' : 'home';
if (path.startsWith('/auth')) root.dataset.start = 'auth';
if (isSlow()) root.dataset.network = 'slow';
root.lang = languageTag(pickLanguage(readStored('language'), navigator.languages));
// The product's default title is in English, so only its name is kept in other languages. Titles
// chosen by the operator stay.
if (root.lang !== 'en')
  document.title = document.title.replace(/ – statistics of Crossout players$/, '');

/** Returns whether a token is stored: a signed-in user must not be greeted as a visitor. */
function hasStoredToken(): boolean {
  try {
    return [localStorage, sessionStorage].some(
      (storage) => storage.getItem('accessToken') !== null,
    );
  } catch {
    return false;
  }
}

/** Returns whether the network is slow; only Chromium reports that, elsewhere it counts as fast. */
function isSlow(): boolean {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}
