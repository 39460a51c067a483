import { differenceOfMeans, differenceOfRates } from '@scrapboard/statistics';
import { expect, test } from 'vitest';
import { type ComparedRow, comparedNumbers, toComparison } from './to-comparison.ts';

interface PlayedMatch {
  result: 1 | 0 | -1;
  kills: number;
  assists: number;
  damage: number;
}

/** Returns the sums that a back end reads for matches with the given numbers; all other sums are 0. */
function rowOf(matches: readonly PlayedMatch[], mmr: number | null): ComparedRow {
  const comparedValue = (match: PlayedMatch, name: string) =>
    name === 'kills_assists'
      ? match.kills + match.assists
      : (({ ...match } as Record<string, number>)[name] ?? 0);
  const sum = (numberOf: (match: PlayedMatch) => number) =>
    matches.reduce((total, match) => total + numberOf(match), 0);
  const extreme = (pick: typeof Math.min, numberOf: (match: PlayedMatch) => number) =>
    matches.length === 0 ? null : pick(...matches.map(numberOf));
  const countResults = (result: PlayedMatch['result']) =>
    matches.filter((match) => match.result === result).length;
  return {
    games: matches.length,
    wins: countResults(1),
    losses: countResults(-1),
    draws: countResults(0),
    mvp: '0',
    record_count: String(matches.length + 1),
    upload_count: '3',
    mmr,
    ...Object.fromEntries(
      comparedNumbers.flatMap((name) => [
        [`tot_${name}`, String(sum((match) => comparedValue(match, name)))],
        [`min_${name}`, extreme(Math.min, (match) => comparedValue(match, name))],
        [`max_${name}`, extreme(Math.max, (match) => comparedValue(match, name))],
        [`squares_${name}`, String(sum((match) => comparedValue(match, name) ** 2))],
      ]),
    ),
  } as ComparedRow;
}

const now: PlayedMatch[] = Array.from({ length: 40 }, (_, i) => ({
  result: i % 4 === 0 ? -1 : 1,
  kills: i % 3,
  assists: i % 2,
  damage: 100_000 + 2500 * i,
}));
const before: PlayedMatch[] = Array.from({ length: 50 }, (_, i) => ({
  result: i % 4 === 0 ? 1 : i % 7 === 0 ? 0 : -1,
  kills: i % 3,
  assists: i % 2,
  damage: 90_000 + 2500 * (i % 20),
}));
const sampleOf = (values: readonly number[]) => ({
  n: values.length,
  sum: values.reduce((sum, value) => sum + value),
  squares: values.reduce((sum, value) => sum + value ** 2, 0),
});

test('figures are averages of the matches in points and seconds, with a verdict', () => {
  const comparison = toComparison(rowOf(now, 1650), rowOf(before, null));
  expect(comparison.games).toEqual({ now: 40, before: 50 });
  expect(comparison.mmr).toEqual({ now: 1650, before: null });
  const wins = [now, before].map((matches) => matches.filter(({ result }) => result === 1).length);
  expect(comparison.winRate).toMatchObject({
    now: (100 * (wins[0] ?? 0)) / 40,
    before: (100 * (wins[1] ?? 0)) / 50,
    ...differenceOfRates({ count: wins[0] ?? 0, of: 40 }, { count: wins[1] ?? 0, of: 50 }),
  });
  expect(comparison.winRate.verdict).toBe('rose');
  const points = [now, before].map((matches) =>
    sampleOf(matches.map(({ damage }) => damage / 100)),
  );
  const damage = differenceOfMeans(points[0] ?? sampleOf([]), points[1] ?? sampleOf([]));
  expect(comparison.damage.difference).toBeCloseTo(damage.difference, 9);
  expect(comparison.damage.low).toBeCloseTo(damage.low, 6);
  expect(comparison.damage.verdict).toBe(damage.verdict);
  expect(comparison.killsAssists.now).toBeCloseTo(comparison.kills.now + comparison.assists.now, 9);
  expect(comparison.kills.verdict).toBe('chance');
});

test('totals and extremes are those of a profile, without a verdict', () => {
  const comparison = toComparison(rowOf(now, null), rowOf(before, null));
  expect(comparison.recorded).toEqual({ now: 41, before: 51 });
  expect(comparison.uploaded).toEqual({ now: 3, before: 3 });
  expect(comparison.totals.kills).toEqual({
    total: { now: 39, before: 49 },
    min: { now: 0, before: 0 },
    max: { now: 2, before: 2 },
  });
  // Stored in hundredths; a profile shows whole points.
  expect(comparison.totals.damage.min).toEqual({ now: 1000, before: 900 });
  expect(comparison.totals.damage.max).toEqual({ now: 1975, before: 1375 });
  const none = toComparison(rowOf(now, null), rowOf([], null)).totals.kills;
  expect(none).toMatchObject({
    total: { before: 0 },
    min: { before: null },
    max: { before: null },
  });
});

test('a period without matches has no range, and too few games for a verdict', () => {
  const { winRate, damage } = toComparison(rowOf(now, null), rowOf([], null));
  expect(damage).toMatchObject({ before: 0, low: null, high: null, verdict: 'few' });
  expect(winRate.verdict).toBe('few');
});
