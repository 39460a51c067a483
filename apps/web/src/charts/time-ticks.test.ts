import { expect, test } from 'vitest';
import { timeTicks } from './time-ticks.ts';

const at = (date: string) => Date.parse(date);
const labels = (from: string, to: string, max = 8) =>
  timeTicks(at(from), at(to), max, 'en-GB').map(({ text }) => text);

test('marks days in a week and Mondays in a month', () => {
  expect(labels('2026-11-16', '2026-11-21')).toEqual([
    '16 Nov',
    '17 Nov',
    '18 Nov',
    '19 Nov',
    '20 Nov',
    '21 Nov',
  ]);
  expect(labels('2026-11-01', '2026-11-30')).toEqual([
    '2 Nov',
    '9 Nov',
    '16 Nov',
    '23 Nov',
    '30 Nov',
  ]);
});

test('marks months in longer periods, and the year where it changes', () => {
  expect(labels('2026-09-05', '2027-03-02')).toEqual([
    'Oct 2026',
    'Nov',
    'Dec',
    'Jan 2027',
    'Feb',
    'Mar',
  ]);
});

test('marks years in periods of several years', () => {
  expect(labels('2020-06-01', '2026-03-01')).toEqual([
    '2021',
    '2022',
    '2023',
    '2024',
    '2025',
    '2026',
  ]);
});

test('returns at most as many ticks as requested, all within the period', () => {
  const [from, to] = [at('2026-02-10'), at('2026-05-20')];
  const ticks = timeTicks(from, to, 4, 'en-GB');
  expect(ticks.map(({ at: tick }) => new Date(tick).toISOString().slice(0, 10))).toEqual([
    '2026-03-01',
    '2026-04-01',
    '2026-05-01',
  ]);
});
