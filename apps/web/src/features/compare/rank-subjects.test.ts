import type { QuestionValue } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import type { MeasureName } from '../../questions/page-question.ts';
import { percentileStats } from './questions.ts';
import { type RankingAnswers, rankSubjects } from './rank-subjects.ts';
import type { SubjectKind } from './subject.ts';

const rate = (percent: number) => ({ percent, low: 0, high: 100, count: 1, of: 100 });
const mean = (value: number) => ({ mean: value, low: null, high: null, n: 100, sum: 0 });

/** Returns answers in which every stat of a kind has these bins, and `totals` are the subjects' stats. */
function answersFor(
  kind: SubjectKind,
  totals: Record<string, QuestionValue>[],
  bins: { bin: number; units: number; [dimension: string]: number | string }[],
): RankingAnswers {
  const histograms = percentileStats(kind).map((stat) => [stat, { rows: bins }] as const);
  return { totals: { rows: totals as never }, ...Object.fromEntries(histograms) };
}

/** Two thirds of thirty lie below 50, if each bin is one wide. */
const bins = [
  { bin: 40, units: 20 },
  { bin: 50, units: 5 },
  { bin: 60, units: 5 },
];
const percentilesOf = (ranked: ReturnType<typeof rankSubjects>, stat: MeasureName) =>
  ranked.map(({ percentiles }) => percentiles.get(stat));

test('a percentile is the share that does worse, also where lower is better', () => {
  const player = { player: '1', games: 100, winRate: rate(50), deathsPerGame: mean(50) };
  const ranked = rankSubjects('players', ['1'], answersFor('players', [player], bins));
  expect(ranked[0]).toMatchObject({ cohortSize: 30, games: 100, cohort: undefined });
  expect(percentilesOf(ranked, 'winRate')[0]).toBeCloseTo((100 * 20) / 30);
  expect(percentilesOf(ranked, 'deathsPerGame')[0]).toBeCloseTo((100 * 10) / 30);
});

test('parts are ranked in their kind', () => {
  const part = (id: string, partKind: string) => ({
    ...{ part: id, partKind, games: 100 },
    winRate: rate(50),
  });
  const byKind = [
    ...bins.map((bin) => ({ ...bin, partKind: 'weapon' })),
    { bin: 60, units: 25, partKind: 'cabin' },
    { bin: 60, units: 3, partKind: 'movement' },
  ];
  const ids = ['Gun', 'Cabin', 'Wheel'];
  const totals = [part('Gun', 'weapon'), part('Cabin', 'cabin'), part('Wheel', 'movement')];
  const ranked = rankSubjects('parts', ids, answersFor('parts', totals, byKind));
  expect(ranked.map(({ cohort, cohortSize }) => [cohort, cohortSize])).toEqual([
    ['weapon', 30],
    ['cabin', 25],
    ['movement', 3],
  ]);
  const [gun, cabin, wheel] = percentilesOf(ranked, 'winRate');
  expect(gun).toBeCloseTo((100 * 20) / 30);
  expect(cabin).toBe(0);
  // Three others are too few.
  expect(wheel).toBeNull();
});

test('a build is ranked in the band of most of its games, or among all if that has too few', () => {
  const build = (id: string, powerScoreBand: string, games: number, percent: number) => ({
    ...{ build: id, powerScoreBand, games },
    winRate: rate(percent),
  });
  const byBand = [
    ...bins.map((bin) => ({ ...bin, powerScoreBand: 'low' })),
    { bin: 60, units: 2, powerScoreBand: 'high' },
  ];
  const totals = [
    build('a', 'high', 30, 99),
    build('a', 'low', 70, 50),
    build('b', 'high', 40, 60),
  ];
  const bandAnswers = answersFor('builds', totals, byBand);
  const rankedInBands = rankSubjects('builds', ['a', 'b'], bandAnswers);
  expect(rankedInBands.map(({ cohort, cohortSize, games }) => [cohort, cohortSize, games])).toEqual(
    [
      ['low', 30, 70],
      ['high', 2, 40],
    ],
  );
  expect(percentilesOf(rankedInBands, 'winRate')).toEqual([expect.closeTo((100 * 20) / 30), null]);

  const allTotals = [
    { build: 'a', games: 100, winRate: rate(65) },
    { build: 'b', games: 40, winRate: rate(61) },
  ];
  const wideAnswers = answersFor('builds', allTotals, [...bins, { bin: 70, units: 10 }]);
  const [a, b] = rankSubjects('builds', ['a', 'b'], bandAnswers, wideAnswers);
  expect([a?.cohort, a?.cohortSize]).toEqual(['low', 30]);
  expect([b?.cohort, b?.cohortSize]).toEqual([undefined, 40]);
  expect(b?.percentiles.get('winRate')).toBeCloseTo((100 * 30) / 40);
});

test('a player with few games, or none, is not ranked', () => {
  const player = { player: '1', games: 19, winRate: rate(50) };
  const ranked = rankSubjects('players', ['1', '2'], answersFor('players', [player], bins));
  expect(percentilesOf(ranked, 'winRate')).toEqual([null, null]);
  expect(ranked.map(({ games }) => games)).toEqual([19, 0]);
});
