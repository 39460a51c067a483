import { differenceOfEstimates } from '@scrapboard/statistics/difference-of-estimates';
import { differenceOfRates } from '@scrapboard/statistics/difference-of-rates';
import type { Difference } from '@scrapboard/statistics/verdict';
import { countOf, estimateOf, meanOf, rateOf } from '../../questions/read-row.ts';
import type { Answers } from '../../questions/use-questions.ts';
import type { partTotals } from './questions.ts';

export const comparedFigures = [
  'share',
  'winRate',
  'winRateAboveExpectation',
  'damagePerGame',
] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

export type PartTotals = Answers<ReturnType<typeof partTotals>>;

interface PartChange {
  difference: Difference;
  before: number;
}

/** Returns how a figure of a part changed; null where one of the periods has none. */
export function compareParts(
  figure: ComparedFigure,
  now: PartTotals,
  earlier: PartTotals,
): PartChange | null {
  const [a, b] = [now.part.rows[0], earlier.part.rows[0]];
  if (a === undefined || b === undefined) return null;
  if (figure === 'share') {
    const [share, before] = [shareOf(now), shareOf(earlier)];
    return share.of === 0 || before.of === 0
      ? null
      : { difference: differenceOfRates(share, before), before: before.count / before.of };
  }
  if (a[figure] === null || b[figure] === null) return null;
  switch (figure) {
    case 'winRate': {
      const before = rateOf(b, figure);
      return { difference: differenceOfRates(rateOf(a, figure), before), before: before.percent };
    }
    case 'winRateAboveExpectation': {
      const [{ value, ...rest }, before] = [estimateOf(a, figure), estimateOf(b, figure)];
      const { value: mean, ...restBefore } = before;
      return {
        difference: differenceOfEstimates({ mean: value, ...rest }, { mean, ...restBefore }),
        before: mean,
      };
    }
    case 'damagePerGame': {
      const before = meanOf(b, figure);
      return { difference: differenceOfEstimates(meanOf(a, figure), before), before: before.mean };
    }
  }
}

/** Returns in how many of the vehicles with a part of the kind it was. */
function shareOf({ part, all }: PartTotals) {
  return { count: countOf(part.rows[0], 'games'), of: countOf(all.rows[0], 'vehicles') };
}
