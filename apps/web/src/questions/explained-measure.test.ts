import { measures } from '@scrapboard/questions';
import { expect, test } from 'vitest';
import { explainedMeasure } from './explained-measure.ts';
import type { MeasureName } from './page-question.ts';

/** Dates of matches. */
const DATES = ['first', 'last', 'winStreakEnd', 'survivalStreakEnd', 'mvpStreakEnd'];

test('every measure but dates has an explanation', () => {
  const names = Object.values(measures).flatMap((ofFacts) => Object.keys(ofFacts));
  const unexplained = names.filter((name) => explainedMeasure(name as MeasureName) === undefined);
  expect([...new Set(unexplained)].sort()).toEqual(DATES.toSorted());
});

test('the forms of a number share its explanation', () => {
  expect(
    (['maxKills', 'killsPerMinute', 'killsQuantiles', 'damagePerMinuteRange'] as const).map(
      explainedMeasure,
    ),
  ).toEqual(['kills', 'kills', 'kills', 'damage']);
  expect(explainedMeasure('killsPerDeath')).toBe('killsPerDeath');
  expect(explainedMeasure('maxQueuedValuePerHour')).toBe('rewardValue');
});
