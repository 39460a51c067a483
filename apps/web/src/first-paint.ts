/**
 * Built into the head of index.html (see ../build/first-paint-script.ts) and run before the first
 * paint: colours, sidebar, layout and language as the viewer chose them. src/theme.ts and
 * src/i18n/i18n.ts take over from here.
 */
import { askedFor, chosenBefore, resolveAppearance, withoutAppearance } from './appearance.ts';
import { withinSite } from './base.ts';
import { languageTag, pickLanguage } from './i18n/languages.ts';
import { showAppearance } from './show-appearance.ts';
import { readStored, writeStored } from './stored.ts';

const asked = Object.entries(askedFor(location.search));
const chosen = chosenBefore(location.search, readStored);
const darkSystem = matchMedia('(prefers-color-scheme: dark)').matches;
showAppearance(resolveAppearance(chosen, darkSystem));

// What an address asks for is remembered. It then leaves the address, or it would undo at every
// reload what is chosen afterwards.
for (const [setting, value] of asked) writeStored(setting, value);
if (asked.length > 0 && asked.every(([setting, value]) => readStored(setting) === value)) {
  history.replaceState(history.state, '', withoutAppearance(location.href));
}

const root = document.documentElement;
if (readStored('sidebar') === 'collapsed') root.dataset.sidebar = 'collapsed';
const path = withinSite(location.pathname);
if (path === '/') root.dataset.start = mayBeSignedIn() ? 'own-home' : 'home';
if (path.startsWith('/auth')) root.dataset.start = 'auth';
root.lang = languageTag(pickLanguage(readStored('language'), navigator.languages));
// What the product calls itself is English; its name alone is so in every language. Titles that an
// operator chose stay.
if (root.lang !== 'en')
  document.title = document.title.replace(/ – statistics of Crossout players$/, '');

/** Then a visitor's greeting would be the wrong one. */
function mayBeSignedIn(): boolean {
  try {
    return [localStorage, sessionStorage].some((place) => place.getItem('accessToken') !== null);
  } catch {
    return false;
  }
}
