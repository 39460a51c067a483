import { expect, test } from 'vitest';
import { createFormat } from '../../../format.ts';
import { formatSpan, isAfterGap, middleOfSpan, toIsoDates, toSpan } from './step-span.ts';

const day = (date: string) => toSpan(date, date, 'day');
const week = (date: string) => toSpan(date, date, 'week');
const format = createFormat('en-GB');

test('places a point midway between its first and last day, and formats both', () => {
  const span = toSpan('2026-11-02T00:00:00.000Z', '2026-11-09T00:00:00.000Z', 'week');
  expect(new Date(middleOfSpan(span)).toISOString()).toBe('2026-11-08T12:00:00.000Z');
  expect(formatSpan(span, format)).toBe('2 Nov 2026 – 15 Nov 2026');
  expect(toIsoDates(span)).toEqual(['2026-11-02', '2026-11-15']);
  expect(middleOfSpan(day('2026-11-02'))).toBe(Date.parse('2026-11-02'));
  expect(formatSpan(day('2026-11-02'), format)).toBe('2 Nov 2026');
});

test('treats a week without a game as a gap', () => {
  expect(isAfterGap(week('2026-11-09'), week('2026-11-02'), 'week')).toBe(false);
  expect(isAfterGap(week('2026-11-16'), week('2026-11-02'), 'week')).toBe(true);
});

test('treats a week of days without a game as a gap, but not a few days', () => {
  expect(isAfterGap(day('2026-11-08'), day('2026-11-02'), 'day')).toBe(false);
  expect(isAfterGap(day('2026-11-10'), day('2026-11-02'), 'day')).toBe(true);
  expect(isAfterGap(day('2026-11-10'), undefined, 'day')).toBe(false);
});

test('treats a month without a game as a gap, even February', () => {
  const month = (date: string) => toSpan(date, date, 'month');
  expect(isAfterGap(month('2026-03-01'), month('2026-02-01'), 'month')).toBe(false);
  expect(isAfterGap(month('2026-03-01'), month('2026-01-01'), 'month')).toBe(true);
});
