import { describe, expect, test } from 'vitest';
import { languages } from './languages.ts';
import { findTranslationErrors } from './testing/find-translation-errors.ts';
import { readTexts, translatedLanguages } from './testing/read-texts.ts';
import { sameAsEnglish } from './testing/same-as-english.ts';

const english = readTexts('en');
const translated = translatedLanguages();

test('exactly the languages of the menu have texts', () => {
  expect(translated.toSorted()).toEqual(languages.map(({ code }) => code).toSorted());
});

for (const { code, tag } of languages) {
  if (code === 'en') continue;
  test(`the texts in ${code} are complete and translated`, () => {
    const errors = findTranslationErrors(english, readTexts(code), {
      tag,
      sameAsEnglish: sameAsEnglish[code],
    });
    expect(errors).toEqual([]);
  });
}

describe('the check', () => {
  const source = new Map([
    ['a:greeting', 'Hello {{name}}'],
    ['a:games_one', '{{n}} game'],
    ['a:games_other', '{{n}} games'],
  ]);
  const german = { tag: 'de', sameAsEnglish: [] };
  const complete: [string, string][] = [
    ['a:greeting', 'Hallo {{name}}'],
    ['a:games_one', 'ein Spiel'],
    ['a:games_other', '{{n}} Spiele'],
  ];

  test('passes a translation', () => {
    expect(findTranslationErrors(source, new Map(complete), german)).toEqual([]);
  });

  test.each([
    ['a missing key', complete.slice(1), 'a:greeting is missing'],
    ['a superfluous key', [...complete, ['a:b', 'Mehr']], 'a:b is superfluous'],
    [
      'a lost placeholder',
      [['a:greeting', 'Hallo'], ...complete.slice(1)],
      'a:greeting has nothing',
    ],
    [
      'an English text',
      [['a:greeting', 'Hello {{name}}'], ...complete.slice(1)],
      'left in English',
    ],
  ] as [string, [string, string][], string][])('finds %s', (_, texts, error) => {
    expect(findTranslationErrors(source, new Map(texts), german).join()).toContain(error);
  });

  test('requires every plural form of the language, with its number unless it covers only one', () => {
    const russian = { tag: 'ru', sameAsEnglish: [] };
    const texts = new Map([
      ['a:greeting', 'Привет, {{name}}'],
      ['a:games_one', 'одна игра'],
      ['a:games_few', '{{n}} игры'],
      ['a:games_other', '{{n}} games'],
    ]);
    expect(findTranslationErrors(source, texts, russian)).toEqual([
      'a:games_one has nothing in place of {{n}}',
      'a:games_many is missing',
      'a:games_other is left in English: {{n}} games',
    ]);
  });
});
