import { expect, test } from 'vitest';
import { languageTag, pickLanguage } from './languages.ts';

test('a remembered language wins over what the browser asks for', () => {
  expect(pickLanguage('de', ['fr-FR'])).toBe('de');
});

test('without a choice the first known language of the browser is taken', () => {
  expect(pickLanguage(null, ['sv-SE', 'zh-TW', 'en'])).toBe('cn');
  expect(pickLanguage('xx', ['ko-KR'])).toBe('kr');
  expect(pickLanguage(undefined, [])).toBe('en');
});

test('the codes that are no language tags get one', () => {
  expect(languageTag('cn')).toBe('zh-CN');
  expect(languageTag('kr')).toBe('ko');
});
