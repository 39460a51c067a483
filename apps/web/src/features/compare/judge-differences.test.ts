import { meanOf, rateOf } from '@scrapboard/statistics';
import { expect, test } from 'vitest';
import { judgeDifferences } from './judge-differences.ts';

/** Returns the values of matches with this mean and standard deviation. */
function valuesOf(value: number, deviation: number, n: number): number[] {
  const steps = Array.from({ length: n }, (_, index) => index - (n - 1) / 2);
  const spread = Math.sqrt(steps.reduce((sum, step) => sum + step ** 2, 0) / Math.max(1, n - 1));
  return steps.map((step) => value + (deviation * step) / spread);
}

/** Returns the mean of values, in the format of answers. */
function toMeanValue(values: readonly number[]) {
  const sumOfPowers = (power: number) => values.reduce((sum, value) => sum + value ** power, 0);
  const {
    sum: _,
    squares: _squares,
    ...interval
  } = meanOf({
    n: values.length,
    sum: sumOfPowers(1),
    squares: sumOfPowers(2),
  });
  return interval;
}

const tableOf = (values: readonly number[]) => values.map((value) => ({ value, count: 1 }));

const findVerdicts = (...args: Parameters<typeof judgeDifferences>) =>
  Object.fromEntries(
    judgeDifferences(...args).map(({ stat, index, difference }) => [
      `${stat} ${index}`,
      difference.verdict,
    ]),
  );

test('large differences are real, small ones are chance, and those of few games are not judged', () => {
  const stats = ['winRate', 'damagePerGame', 'games'];
  const damage = [
    valuesOf(1000, 400, 500),
    valuesOf(1010, 400, 500),
    valuesOf(400, 400, 19),
    valuesOf(800, 400, 500),
  ] as const;
  const totalsOf = (wins: number, values: readonly number[]) => ({
    winRate: rateOf(wins, values.length),
    damagePerGame: toMeanValue(values),
    games: values.length,
  });
  const [first, similar, few, worse] = damage;
  expect(
    findVerdicts(
      stats,
      [totalsOf(250, first), totalsOf(350, similar), totalsOf(9, few), undefined],
      { damagePerGame: [...[first, similar, few].map(tableOf), []] },
    ),
  ).toEqual({
    'winRate 1': 'rose',
    'damagePerGame 1': 'chance',
    'winRate 2': 'few',
    'damagePerGame 2': 'few',
  });
  const rows = [totalsOf(350, similar), totalsOf(250, worse)];
  expect(findVerdicts(stats, rows, { damagePerGame: [similar, worse].map(tableOf) })).toEqual({
    'winRate 1': 'fell',
    'damagePerGame 1': 'fell',
  });
  // Without all its values, a mean is not tested.
  expect(findVerdicts(stats, rows, {})).toEqual({ 'winRate 1': 'fell' });
});

test('the more rows are compared, the larger a real difference has to be', () => {
  const first = { winRate: rateOf(250, 500) };
  const better = { winRate: rateOf(285, 500) };
  const equal = { winRate: rateOf(251, 500) };
  expect(findVerdicts(['winRate'], [first, better], {})).toEqual({ 'winRate 1': 'rose' });
  expect(findVerdicts(['winRate'], [first, better, equal, equal], {})['winRate 1']).toBe('chance');
});

test('quotients are tested by the ranges of their matches', () => {
  const stats = ['killsPerDeathRange'];
  const quotient = (value: number, margin: number, n = 200) => ({
    killsPerDeathRange: { n, mean: value, low: value - margin, high: value + margin },
  });
  const rows = [quotient(2, 0.3), quotient(3, 0.3), quotient(2.1, 0.3), quotient(9, 0.3, 19)];
  expect(findVerdicts(stats, rows, {})).toEqual({
    'killsPerDeathRange 1': 'rose',
    'killsPerDeathRange 2': 'chance',
    'killsPerDeathRange 3': 'few',
  });
  // Nobody died, or only once: there is no range.
  const none = { killsPerDeathRange: null };
  expect(judgeDifferences(stats, [quotient(2, 0.3), none], {})).toEqual([]);
});
