import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const format = createFormat('en');
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

test('numbers are grouped and rounded as the language does it', () => {
  expect(format.number(1234567.89)).toBe('1,234,568');
  expect(format.number(1.25, 1)).toBe('1.3');
  expect(plain(createFormat('de').number(1234567))).toBe('1.234.567');
});

test('percentages come in as percentages', () => {
  expect(format.percent(33.333333)).toBe('33.3%');
  expect(plain(createFormat('ru').percent(50))).toBe('50,0 %');
  expect(format.interval(50, 55.64)).toBe('50.0–55.6%');
});

test('spans name their two largest units and skip what is zero', () => {
  expect(plain(format.duration(252))).toBe('4m 12s');
  expect(plain(format.duration(3600))).toBe('1h');
  expect(plain(format.duration(90_061))).toBe('1d 1h');
  expect(plain(format.duration(0))).toBe('0s');
});

test('times are told from now', () => {
  const now = Date.parse('2026-05-07T10:00:00Z');
  expect(format.ago('2026-05-07T09:57:00Z', now)).toBe('3 minutes ago');
  expect(format.ago('2026-05-06T09:00:00Z', now)).toBe('yesterday');
  expect(format.ago('2026-05-07T09:59:50Z', now)).toBe('now');
});

test('a title names the same instant in UTC', () => {
  expect(plain(format.utc('2026-05-07T09:58:30Z'))).toBe('May 7, 2026, 9:58:30 AM UTC');
});
