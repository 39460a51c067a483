import { measures } from '@scrapboard/questions';
import { expect, test } from 'vitest';
import { explainedStatOf } from './explained-stat-of.ts';
import type { MeasureName } from './page-question.ts';

/** The measures that are dates of matches. */
const DATE_MEASURES = ['first', 'last', 'winStreakEnd', 'survivalStreakEnd', 'mvpStreakEnd'];

test('every measure but dates has an explanation', () => {
  const names = Object.values(measures).flatMap((ofFacts) => Object.keys(ofFacts));
  const unexplained = names.filter((name) => explainedStatOf(name as MeasureName) === undefined);
  expect([...new Set(unexplained)].sort()).toEqual(DATE_MEASURES.toSorted());
});

test('the forms of a number share its explanation', () => {
  expect(
    (['maxKills', 'killsPerMinute', 'killsQuantiles', 'damagePerMinuteRange'] as const).map(
      explainedStatOf,
    ),
  ).toEqual(['kills', 'kills', 'kills', 'damage']);
  expect(explainedStatOf('killsPerDeath')).toBe('killsPerDeath');
  expect(explainedStatOf('maxQueuedValuePerHour')).toBe('rewardValue');
});
