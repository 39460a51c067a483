import { expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { openDemo } from '../testing/open-demo.ts';
import { demoTexts } from '../texts/demo-texts.ts';
import en from '../texts/en.json';

const codes = languages.map(({ code }) => code);

test.each(codes)('the demo describes itself in %s and quotes the label of its button', (code) => {
  const texts = demoTexts(code);
  expect(Object.keys(texts)).toEqual(Object.keys(en));
  expect(Object.keys(texts.pages)).toEqual(Object.keys(en.pages));
  for (const [key, text] of Object.entries({ ...texts, ...texts.pages })) {
    expect(text, key).not.toBe('');
    if (code !== 'en') expect([key, text]).not.toEqual([key, Reflect.get(en, key)]);
  }
  expect(texts.mail).toContain('{{to}}');
  expect(texts.storageFull).toContain(texts.deleteData);
  expect(texts.pages.support).toContain(texts.deleteData);
  expect(texts.pages.privacy).toContain(texts.deleteData);
});

test('texts about a server mention the demo instead, in the requested language', async () => {
  const { call } = openDemo();
  const read = async (page: string) => (await call(`GET /api/pages/${page}`)).body;
  expect(await read('privacy?language=de')).toEqual({
    text: demoTexts('de').pages.privacy,
    language: 'de',
  });
  expect(await read('terms')).toEqual({ text: en.pages.terms, language: 'en' });
  expect(await read('help?language=de')).toEqual({ text: null, language: null });
});
