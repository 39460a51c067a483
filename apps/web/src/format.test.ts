import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const format = createFormat('en');
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

test('numbers are grouped and rounded by the language’s rules', () => {
  expect(format.number(1234567.89)).toBe('1,234,568');
  expect(format.number(1.25, 1)).toBe('1.3');
  expect(format.number(1.3, 2)).toBe('1.30');
  expect(format.number(3, 2)).toBe('3');
  expect([12, -3, 0].map(format.signed)).toEqual(['+12', '−3', '0']);
  expect(plain(createFormat('de').number(1234567))).toBe('1.234.567');
});

test('percentages are passed as percentages, not fractions', () => {
  expect(format.percent(33.333333)).toBe('33.3%');
  expect(plain(createFormat('ru').percent(50))).toBe('50,0 %');
  expect([99.7, 100, 0.2, 0, 49.6].map((value) => format.percentile(value))).toEqual([
    '99%',
    '100%',
    '1%',
    '0%',
    '50%',
  ]);
  expect(format.interval(50, 55.64)).toBe('50.0–55.6%');
});

test('durations are written like a clock, from a day on in days and hours', () => {
  expect(format.duration(252.9)).toBe('4:12');
  expect(format.duration(3600)).toBe('1:00:00');
  expect(plain(format.duration(90_061))).toBe('1d 1h');
  expect(plain(format.duration(86_400))).toBe('1d');
  expect(format.duration(0)).toBe('0:00');
});

test('units are those of the language', () => {
  expect(plain(createFormat('ru').duration(153_500))).toBe('1 д. 18 ч');
  expect(plain(createFormat('de').duration(153_500))).toBe('1 T 18 h');
  expect(plain(createFormat('zh-CN').duration(153_500))).toBe('1天 18小时');
});

test('dates follow the language’s format', () => {
  expect(plain(createFormat('de').utcDate('2026-05-07T09:58:30Z'))).toBe('07.05.2026');
  expect(plain(createFormat('pl').utcDate('2026-05-07T09:58:30Z'))).toBe('7 maj 2026');
  expect(plain(createFormat('ko').utcDate('2026-05-07T09:58:30Z'))).toBe('2026. 5. 7.');
});

test('times are relative to now', () => {
  const now = Date.parse('2026-05-07T10:00:00Z');
  expect(format.ago('2026-05-07T09:57:00Z', now)).toBe('3 minutes ago');
  expect(format.ago('2026-05-06T09:00:00Z', now)).toBe('yesterday');
  expect(format.ago('2026-05-07T09:59:50Z', now)).toBe('now');
  expect(format.ago('2026-05-07T10:05:00Z', now)).toBe('now');
  expect(format.until('2026-05-07T10:05:00Z', now)).toBe('in 5 minutes');
});

test('an instant can be shown in UTC, for titles', () => {
  expect(plain(format.utc('2026-05-07T09:58:30Z'))).toBe('May 7, 2026, 9:58:30 AM UTC');
});

test('times of the last day are relative, earlier ones are shown as a time of day below their date', () => {
  const now = new Date(2026, 10, 22, 12).getTime();
  const at = (day: number, hour: number, year = 2026) =>
    new Date(year, 10, day, hour).toISOString();
  expect(format.agoOrTime(at(22, 9), now)).toBe('3 hours ago');
  expect(format.agoOrTime(at(21, 20), now)).toBe('16 hours ago');
  expect(plain(format.agoOrTime(at(21, 11), now))).toBe('11:00 AM');
  expect(format.day(at(21, 11), now)).toBe('Sat, Nov 21');
  expect(format.day(at(21, 11, 2025), now)).toBe('Fri, Nov 21, 2025');
  expect(createFormat('de').day(at(21, 11), now)).toBe('Sa., 21. Nov.');
});
