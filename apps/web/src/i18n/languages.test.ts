import { expect, test } from 'vitest';
import { languageTag, pickLanguage } from './languages.ts';

test('a remembered language takes precedence over the browser’s', () => {
  expect(pickLanguage('de', ['fr-FR'])).toBe('de');
});

test('without a choice the browser’s first supported language is used', () => {
  expect(pickLanguage(null, ['sv-SE', 'zh-TW', 'en'])).toBe('cn');
  expect(pickLanguage('xx', ['ko-KR'])).toBe('kr');
  expect(pickLanguage(undefined, [])).toBe('en');
});

test('codes that are not language tags are mapped to one', () => {
  expect(languageTag('cn')).toBe('zh-CN');
  expect(languageTag('kr')).toBe('ko');
});
