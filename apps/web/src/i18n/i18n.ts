import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, writeStored } from '../stored.ts';
import common from './en/common.json';
import errors from './en/errors.json';
import shell from './en/shell.json';
import {
  FALLBACK_LANGUAGE,
  initialAreas,
  type LanguageCode,
  languageTag,
  pickLanguage,
} from './languages.ts';

type Texts = Record<string, unknown>;

/** English texts by path; each file is a chunk, fetched when it is first shown. */
const englishLoaders = import.meta.glob<{ default: Texts }>([
  './en/*.json',
  '!./en/common.json',
  '!./en/errors.json',
  '!./en/game.json',
  '!./en/shell.json',
]);
/** The bundled texts. The game's names are left out, because the server sends them in English. */
const bundledTexts: Record<string, Texts> = { common, errors, shell, game: {} };

/** Returns the loaders of a language’s texts; none for English, which has `englishLoaders`. */
async function getTranslationLoaders(language: string): Promise<typeof englishLoaders> {
  return language === FALLBACK_LANGUAGE ? {} : (await import('./translations.ts')).translations;
}

/** Returns an area's texts, in English if the language lacks them. */
async function readTexts(language: string, area: string): Promise<Texts> {
  const load =
    (await getTranslationLoaders(language))[`./${language}/${area}.json`] ??
    englishLoaders[`./${FALLBACK_LANGUAGE}/${area}.json`];
  return load === undefined ? (bundledTexts[area] ?? {}) : (await load()).default;
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, area, done) {
    readTexts(language, area).then(
      (texts) => done(null, texts),
      (reason: unknown) => done(reason as Error, null),
    );
  },
};

/** Returns the areas whose texts are not loaded. */
function findMissingAreas(language: string, areas: readonly string[]): string[] {
  return areas.filter((area) => !i18next.hasResourceBundle(language, area));
}

let markStarted = () => {};
const started = new Promise<void>((resolve) => {
  markStarted = resolve;
});

/** Initializes the texts; resolves when those of the shell are loaded, immediately for English. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (code) => {
    document.documentElement.lang = languageTag(code);
  });
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: pickLanguage(readStored('language'), navigator.languages),
      // Languages fall back by area, see above: i18next would load all of English as well.
      fallbackLng: false,
      resources: { [FALLBACK_LANGUAGE]: bundledTexts },
      partialBundledLanguages: true,
      initAsync: false,
      ns: [...initialAreas],
      defaultNS: 'common',
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  if (findMissingAreas(i18next.language, initialAreas).length > 0) {
    await i18next.changeLanguage(FALLBACK_LANGUAGE);
  }
  markStarted();
}

/** The language requested last; texts of an earlier one may arrive later. */
let requestedLanguage: LanguageCode | undefined;

/**
 * Shows a language until the page is closed. Does nothing if its texts cannot be loaded, or if
 * another language was requested meanwhile.
 */
export async function showLanguage(code: LanguageCode): Promise<void> {
  requestedLanguage = code;
  if (code === i18next.language) return;
  const getMissingAreas = () => findMissingAreas(code, [i18next.options.ns ?? []].flat());
  // A page that is being opened may request more areas meanwhile. With `loadLanguages`, each later
  // call would wait for this language as well, whatever is shown by then.
  while (getMissingAreas().length > 0) await fetchTexts(code, getMissingAreas());
  if (requestedLanguage === code) await i18next.changeLanguage(code);
}

/** A language that was chosen but is not shown yet; `failure` is set if its texts could not be loaded. */
interface LanguageChange {
  code: LanguageCode;
  failure?: unknown;
}

let languageChange: LanguageChange | undefined;
const listeners = new Set<() => void>();

function setLanguageChange(next: LanguageChange | undefined): void {
  languageChange = next;
  for (const listener of listeners) listener();
}

export function subscribeLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getLanguageChange = () => languageChange;

/**
 * Shows a language and remembers it in this browser; also if its texts cannot be loaded now, so that
 * the next page that is loaded shows it.
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  setLanguageChange({ code });
  try {
    await showLanguage(code);
    if (requestedLanguage === code) setLanguageChange(undefined);
  } catch (failure) {
    if (requestedLanguage === code) setLanguageChange({ code, failure });
  }
  if (requestedLanguage === code) writeStored('language', code);
}

/** Loads the texts of an area, to be awaited together with the chunk that shows them. */
export async function loadTexts(...areas: string[]): Promise<void> {
  await started;
  await i18next.loadNamespaces(areas);
  await fetchTexts(i18next.language, findMissingAreas(i18next.language, areas));
}

/** Fetches areas, including those that failed before: i18next does not retry by itself. */
async function fetchTexts(language: string, areas: string[]): Promise<void> {
  if (areas.length === 0) return;
  await i18next.reloadResources([language], areas);
  if (findMissingAreas(language, areas).length > 0)
    throw new Error('The texts could not be loaded.');
}
