import type { Measure } from '@scrapboard/questions';
import type { Format } from '../format.ts';

/** Decimals of a mean or a quotient, by unit; sums and counts of most units are whole. */
const DIGITS: Partial<Record<Measure['unit'], number>> = {
  events: 2,
  rounds: 2,
  amount: 1,
  coins: 1,
};

/** Formats a number in a measure’s unit: a sum, a mean, a quotient or a quantile of it. */
export function formatMeasure(
  { unit }: Pick<Measure, 'unit'>,
  value: number | string | null,
  format: Format,
): string {
  if (value === null) return '–';
  if (typeof value === 'string') return format.date(value);
  switch (unit) {
    case 'percent':
      return format.percent(value);
    case 'seconds':
      return format.duration(Math.round(value));
    default:
      return format.number(value, Math.abs(value) >= 100 ? 0 : (DIGITS[unit] ?? 0));
  }
}
