import { type Change, changeOf, changeOfShare } from '../../questions/change-of.ts';
import { countOf } from '../../questions/read-row.ts';
import type { Answers } from '../../questions/use-questions.ts';
import type { partTotalsQuestions } from './questions.ts';

export const comparedMeasures = [
  'share',
  'winRate',
  'winRateAboveExpectation',
  'damagePerGame',
] as const;
export type ComparedMeasure = (typeof comparedMeasures)[number];

export type PartTotals = Answers<ReturnType<typeof partTotalsQuestions>>;

/** Returns how a measure of a part changed; null where one of the periods has none. */
export function changeOfMeasure(
  measure: ComparedMeasure,
  now: PartTotals,
  before: PartTotals,
): Change | null {
  const [rowNow, rowBefore] = [now.part.rows[0], before.part.rows[0]];
  if (rowNow === undefined || rowBefore === undefined) return null;
  return measure === 'share'
    ? changeOfShare(shareOf(now), shareOf(before))
    : changeOf(rowNow[measure], rowBefore[measure]);
}

/** Returns in how many of the vehicles with a part of the kind it was. */
function shareOf({ part, kindVehicles }: PartTotals) {
  return { count: countOf(part.rows[0], 'games'), of: countOf(kindVehicles.rows[0], 'vehicles') };
}
