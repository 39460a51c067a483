import { expect, test } from 'vitest';
import { readTexts } from './testing/read-texts.ts';

/**
 * Words for a match other than the one that a language’s texts use, such as “Gefecht” in German; some
 * are the game’s own in another sense, and are excluded.
 */
const otherWordsForMatch = {
  de: /\bMatch(es)?\b(?! Making)/,
  es: /\b[Pp]artidas?\b(?! personalizada)/,
  fr: /\b[Mm]atchs?\b(?! Making)/,
  nl: /\b[Gg]evecht(en)? (per|levert)\b/,
  pl: /\b[Mm]ecz/,
  ru: /[Мм]атч/,
  cn: /比赛/,
  kr: /(?<!데스)매치/,
} as const;

/** Words that a search finds a page by may be any that players use. */
const isKeyword = (key: string) => key.startsWith('search:keywords.');

for (const [code, otherWords] of Object.entries(otherWordsForMatch)) {
  test(`a match has one name in ${code}`, () => {
    const texts = [...readTexts(code)].filter(
      ([key, text]) => !isKeyword(key) && otherWords.test(text.replace(/\{\{.*?\}\}/g, '')),
    );
    expect(texts).toEqual([]);
  });
}
