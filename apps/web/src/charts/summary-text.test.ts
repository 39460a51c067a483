import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import charts from '../i18n/en/charts.json';
import { type SummaryKind, type SummaryPoint, summaryText } from './summary-text.ts';

beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    resources: { en: { charts } },
    interpolation: { escapeValue: false },
  });
});

const point = (title: string, value: number): SummaryPoint => ({ title, value });
const summarize = (kind: SummaryKind, points: SummaryPoint[]) =>
  summaryText(kind, points, (value) => `${value}%`, i18next.getFixedT('en', 'charts'));

test('describes a line by its ends, extremes and latest value', () => {
  const points = [point('2 Nov', 48), point('9 Nov', 61), point('16 Nov', 44), point('23 Nov', 52)];
  expect(summarize('line', points)).toBe(
    'From 2 Nov to 23 Nov: highest 61% (9 Nov), lowest 44% (16 Nov), latest 52%.',
  );
});

test('describes bars by their ends and extremes, the first of equal ones', () => {
  const bars = [point('0–100', 3), point('100–200', 9), point('200–300', 9)];
  expect(summarize('bars', bars)).toBe(
    'From 0–100 to 200–300: highest 9% (100–200), lowest 3% (0–100).',
  );
});

test('leaves out the ends of bars without an order', () => {
  const bars = [point('Factory', 52), point('Bridge', 48), point('Lake', 50)];
  expect(summarize('categories', bars)).toBe('Highest 52% (Factory), lowest 48% (Bridge).');
  expect(summarize('categories', [point('Factory', 50), point('Lake', 50)])).toBe('Always 50%.');
});

test('calls no value of a small sample the highest or lowest', () => {
  const small = { ...point('Lake', 64), isSmallSample: true };
  expect(summarize('categories', [point('Factory', 52), small, point('Bridge', 48)])).toBe(
    'Highest 52% (Factory), lowest 48% (Bridge).',
  );
  expect(summarize('line', [point('2 Nov', 50), small])).toBe(
    'From 2 Nov to Lake: highest 50% (2 Nov), lowest 50% (2 Nov), latest 64%.',
  );
  expect(summarize('bars', [small, { ...small, title: 'Bridge' }])).toBe(
    'Every value is of too few games.',
  );
});

test('describes constant values, and is empty for fewer than two points', () => {
  expect(summarize('line', [point('2 Nov', 50), point('9 Nov', 50)])).toBe(
    'From 2 Nov to 9 Nov: always 50%.',
  );
  expect(summarize('line', [])).toBe('');
});
