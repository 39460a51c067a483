import i18next from 'i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { changeLanguage, getLanguageChange, loadTexts, startI18n } from './i18n.ts';

const stored = new Map<string, string>();
vi.stubGlobal('document', { documentElement: { lang: '' } });
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
});
vi.stubGlobal('navigator', { languages: ['en'] });

type Read = (language: string, area: string, done: (error: null, texts: object) => void) => void;

/** Delays the loading of texts that match, until the returned function is called. */
function delayTexts(isDelayed: (language: string, area: string) => boolean): () => void {
  const delayed: (() => void)[] = [];
  const { backend } = i18next.services.backendConnector as { backend: { read: Read } };
  const { read } = backend;
  vi.spyOn(backend, 'read').mockImplementation((language, area, done) => {
    const respond = () => read(language, area, done);
    if (isDelayed(language, area)) delayed.push(respond);
    else respond();
  });
  return () => {
    for (const respond of delayed.splice(0)) respond();
  };
}

beforeAll(() => startI18n());
afterEach(() => vi.restoreAllMocks());

test('the language requested last is shown and remembered, whichever loads first', async () => {
  const releaseRussian = delayTexts((language) => language === 'ru');
  const russian = changeLanguage('ru');
  await changeLanguage('de');
  expect(i18next.language).toBe('de');
  releaseRussian();
  await russian;
  expect(i18next.language).toBe('de');
  expect(stored.get('language')).toBe('"de"');
});

test('the current language stays if it was requested again last', async () => {
  await changeLanguage('de');
  const releaseFrench = delayTexts((language) => language === 'fr');
  const french = changeLanguage('fr');
  await changeLanguage('de');
  releaseFrench();
  await french;
  expect(i18next.language).toBe('de');
  expect(stored.get('language')).toBe('"de"');
});

test('a language is shown only with the texts of a page that was opened meanwhile', async () => {
  await changeLanguage('de');
  const releaseShell = delayTexts((language, area) => language === 'pl' && area === 'shell');
  const wasMissing: boolean[] = [];
  i18next.on('languageChanged', () => wasMissing.push(!i18next.hasResourceBundle('pl', 'matches')));
  const polish = changeLanguage('pl');
  const page = loadTexts('matches');
  releaseShell();
  await Promise.all([polish, page]);
  expect(i18next.language).toBe('pl');
  expect(wasMissing).toEqual([false]);
});

test('a language whose texts cannot be loaded is remembered, and shown when it is chosen again', async () => {
  await changeLanguage('de');
  const { backend } = i18next.services.backendConnector as unknown as {
    backend: { read: (language: string, area: string, done: (error: Error) => void) => void };
  };
  vi.spyOn(backend, 'read').mockImplementation((_language, _area, done) => done(new Error('gone')));
  await changeLanguage('es');
  expect(i18next.language).toBe('de');
  expect(getLanguageChange()).toMatchObject({ code: 'es', failure: expect.any(Error) });
  expect(stored.get('language')).toBe('"es"');
  vi.restoreAllMocks();
  await changeLanguage('es');
  expect(i18next.language).toBe('es');
  expect(getLanguageChange()).toBeUndefined();
});
