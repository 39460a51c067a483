import type { QuestionValue } from '@scrapboard/contract';
import type { Measure } from '@scrapboard/questions';
import { sampleSize } from '@scrapboard/statistics/sample-size';

/** A measure of a row, for sorting, CSV and the check for few games. */
export interface ParsedValue {
  /** The value to show; a text is an instant. */
  shown: number | string | null;
  /** The value to sort by: for a rate or an estimate, the lower end of its interval. */
  sortKey: number | null;
  /** The ends of its 95% interval, if it has one. */
  low: number | null;
  high: number | null;
  /** The games behind it; null if it is a count or a sum itself. */
  sample: number | null;
}

/** Reads a measure’s value; `games` are those of the row, for measures whose value does not have them. */
export function readValue(value: QuestionValue, games: number | null = null): ParsedValue {
  if (value === null || typeof value !== 'object') {
    const sortKey = typeof value === 'string' ? Date.parse(value) : value;
    return { shown: value, sortKey, low: null, high: null, sample: games };
  }
  if ('percent' in value) {
    const { percent, low, high, of } = value;
    const sortKey = of === 0 ? null : low;
    return { shown: of === 0 ? null : percent, sortKey, low, high, sample: of };
  }
  if ('mean' in value) {
    const { mean, low, high, n } = value;
    const shown = n === 0 ? null : mean;
    return { shown, sortKey: shown, low, high, sample: n };
  }
  if ('value' in value) {
    const { value: estimate, low, high, n } = value;
    const isKnown = n > 0;
    const [shown, sortKey] = isKnown ? [estimate, low] : [null, null];
    return { shown, sortKey, low, high, sample: n };
  }
  return { shown: value.p50, sortKey: value.p50, low: null, high: null, sample: games };
}

/** Returns whether a value is based on too few games to be compared with others. */
export function hasTooFewGames({ minSample }: Pick<Measure, 'minSample'>, sample: number | null) {
  return minSample > 0 && sample !== null && sampleSize(sample) === 'few';
}
