import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, writeStored } from '../stored.ts';
import common from './en/common.json';
import shell from './en/shell.json';
import { fallbackLanguage, type LanguageCode, languageTag, pickLanguage } from './languages.ts';

/** Texts by language and area; each file is a chunk of its own, fetched when first asked for. */
const files = import.meta.glob<{ default: Record<string, unknown> }>([
  './*/*.json',
  '!./en/common.json',
  '!./en/shell.json',
]);

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, area, done) {
    const load = files[`./${language}/${area}.json`];
    if (load === undefined) return done(null, {});
    load().then(
      (file) => done(null, file.default),
      (reason: unknown) => done(reason as Error, null),
    );
  },
};

/** The languages that have texts of their own; the others fall back to English. */
export const translated: ReadonlySet<string> = new Set([
  fallbackLanguage,
  ...Object.keys(files).flatMap((file) => file.match(/^\.\/(\w+)\/common\.json$/)?.[1] ?? []),
]);

function showLanguage(code: string): void {
  document.documentElement.lang = languageTag(translated.has(code) ? code : fallbackLanguage);
}

/** Prepares the texts; the ones of the shell are there when this returns. */
export function startI18n(): void {
  const language = pickLanguage(readStored('language'), navigator.languages);
  i18next.on('languageChanged', showLanguage);
  void i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: fallbackLanguage,
      resources: { en: { common, shell } },
      partialBundledLanguages: true,
      initAsync: false,
      ns: ['common', 'shell'],
      defaultNS: 'common',
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Changes the language and remembers it in this browser. */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  writeStored('language', code);
  await i18next.changeLanguage(code);
}

/** Loads the texts of an area, to be awaited together with the chunk that shows them. */
export async function loadTexts(...areas: string[]): Promise<void> {
  await i18next.loadNamespaces(areas);
}
