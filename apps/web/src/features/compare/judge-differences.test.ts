import { meanOf, rateOf } from '@scrapboard/statistics';
import { expect, test } from 'vitest';
import { judgeDifferences } from './judge-differences.ts';

/** Returns the mean of values with this standard deviation, in the format of answers. */
function mean(value: number, deviation: number, n: number) {
  const squares = (n - 1) * deviation ** 2 + n * value ** 2;
  const { sum: _, squares: _squares, ...interval } = meanOf({ n, sum: n * value, squares });
  return interval;
}

const findVerdicts = (...args: Parameters<typeof judgeDifferences>) =>
  Object.fromEntries(
    judgeDifferences(...args).map(({ stat, index, difference }) => [
      `${stat} ${index}`,
      difference.verdict,
    ]),
  );

test('large differences are real, small ones are chance, and those of few games are not judged', () => {
  const stats = ['winRate', 'damagePerGame', 'games'];
  const totalsOf = (wins: number, games: number, damage: number) => ({
    winRate: rateOf(wins, games),
    damagePerGame: mean(damage, 400, games),
    games,
  });
  expect(
    findVerdicts(stats, [
      totalsOf(250, 500, 1000),
      totalsOf(350, 500, 1010),
      totalsOf(9, 19, 400),
      undefined,
    ]),
  ).toEqual({
    'winRate 1': 'rose',
    'damagePerGame 1': 'chance',
    'winRate 2': 'few',
    'damagePerGame 2': 'few',
  });
  expect(findVerdicts(stats, [totalsOf(350, 500, 1010), totalsOf(250, 500, 800)])).toEqual({
    'winRate 1': 'fell',
    'damagePerGame 1': 'fell',
  });
});

test('the more rows are compared, the larger a real difference has to be', () => {
  const first = { winRate: rateOf(250, 500) };
  const better = { winRate: rateOf(285, 500) };
  const equal = { winRate: rateOf(251, 500) };
  expect(findVerdicts(['winRate'], [first, better])).toEqual({ 'winRate 1': 'rose' });
  expect(findVerdicts(['winRate'], [first, better, equal, equal])['winRate 1']).toBe('chance');
});

test('rounds are not tested as if they were matches', () => {
  const row = { roundWinRate: rateOf(500, 900) };
  expect(judgeDifferences(['roundWinRate'], [row, { roundWinRate: rateOf(100, 900) }])).toEqual([]);
});
