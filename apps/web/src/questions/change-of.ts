import type { QuestionValue } from '@scrapboard/contract';
import { differenceOfEstimates } from '@scrapboard/statistics/difference-of-estimates';
import { differenceOfRates } from '@scrapboard/statistics/difference-of-rates';
import type { Difference } from '@scrapboard/statistics/verdict';

/** How a figure changed since the previous period. */
export interface Change {
  difference: Difference;
  /** What it is compared with. */
  before: number;
  /** Whether the figures are percentages, whose change is in points. */
  isPercentage: boolean;
}

/** Returns how a rate, a mean or an estimate changed; null if one of the periods has none. */
export function changeOf(
  now: QuestionValue | undefined,
  before: QuestionValue | undefined,
): Change | null {
  if (typeof now !== 'object' || typeof before !== 'object' || now === null || before === null) {
    return null;
  }
  if ('percent' in now && 'percent' in before) {
    return now.of === 0 || before.of === 0
      ? null
      : {
          difference: differenceOfRates(now, before),
          before: before.percent,
          isPercentage: true,
        };
  }
  if ('mean' in now && 'mean' in before) {
    return {
      difference: differenceOfEstimates(now, before),
      before: before.mean,
      isPercentage: false,
    };
  }
  if ('value' in now && 'value' in before) {
    const [{ value, ...rest }, { value: mean, ...restBefore }] = [now, before];
    return {
      difference: differenceOfEstimates({ mean: value, ...rest }, { mean, ...restBefore }),
      before: mean,
      isPercentage: true,
    };
  }
  return null;
}

/** Returns how a share changed; null if the total of one of the periods is zero. */
export function changeOfShare(
  now: { count: number; of: number },
  before: { count: number; of: number },
): Change | null {
  if (now.of === 0 || before.of === 0) return null;
  return {
    difference: differenceOfRates(now, before),
    before: (100 * before.count) / before.of,
    isPercentage: true,
  };
}
