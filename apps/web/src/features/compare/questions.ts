import { MAX_LIMIT } from '@scrapboard/questions';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import type { PageQuestion } from '../../questions/page-question.ts';
import type { Step } from '../../questions/time-steps.ts';
import type { Split, TrendMeasure } from './compare-search.ts';
import { type SubjectKind, subjectSources } from './subject.ts';

/** The stats of players and builds, in the order of the table. */
export const PLAYER_NUMBERS = [
  ...(['games', 'winRate', 'winRateAboveExpectation', 'wins', 'losses', 'draws'] as const),
  ...(['mvpRate', 'survivalRate', 'roundWinRateRange'] as const),
  ...(['killsPerGame', 'assistsPerGame', 'deathsPerGame', 'killsPerDeathRange'] as const),
  ...(['damagePerGame', 'damagePerMinuteRange', 'damageRecPerGame', 'cabinDamagePerGame'] as const),
  ...(['cabinShareRange', 'droneKillsPerGame', 'scorePerGame', 'durationPerGame'] as const),
  ...(['maxKills', 'maxDamage', 'maxScore', 'builds', 'last'] as const),
] as const;

/** The stats of parts, in the order of the table. */
export const PART_NUMBERS = [
  ...(['games', 'players', 'uses', 'winRate', 'winRateAboveExpectation'] as const),
  ...(['damagePerGame', 'damagePerMinuteRange', 'hitsPerGame', 'killsPerGame'] as const),
  ...(['maxDamage', 'maxKills', 'builds', 'last'] as const),
] as const;

/** The stats with a range in their name, which a table of ranges need not say. */
export const PLAIN_NAMES = {
  damagePerMinuteRange: 'damagePerMinute',
  killsPerDeathRange: 'killsPerDeath',
  cabinShareRange: 'cabinShare',
  roundWinRateRange: 'roundWinRate',
} as const;

/** Returns the stats that a kind is compared in. */
export function numbersOf(kind: SubjectKind) {
  if (kind === 'parts') return PART_NUMBERS;
  return kind === 'builds' ? BUILD_NUMBERS : PLAYER_NUMBERS;
}

const BUILD_NUMBERS = [
  'players' as const,
  ...PLAYER_NUMBERS.filter((name) => name !== 'builds'),
] as const;

/** Returns the question of everything that is compared. */
export const subjectTotals = (kind: SubjectKind, ids: readonly string[]) => {
  const { facts, dimension, filters } = subjectSources[kind];
  return {
    facts,
    measures: numbersOf(kind),
    by: [dimension],
    filters: { ...filters, [dimension]: [...ids] },
  } as const satisfies PageQuestion;
};

/**
 * The means that are tested, with the widths of the bins that their values are counted in: one for whole
 * numbers, otherwise small beside how much matches differ.
 */
export const TESTED_MEANS = {
  killsPerGame: 1,
  assistsPerGame: 1,
  deathsPerGame: 1,
  damagePerGame: 100,
  damageRecPerGame: 100,
  cabinDamagePerGame: 100,
  droneKillsPerGame: 1,
  scorePerGame: 20,
  durationPerGame: 5,
  hitsPerGame: 5,
} as const;
export type TestedMean = keyof typeof TESTED_MEANS;

/** Returns whether a stat is the mean of matches, which is tested by how they are distributed. */
export const isTestedMean = (name: string): name is TestedMean => Object.hasOwn(TESTED_MEANS, name);

/** Returns the questions of how a kind's means are distributed over matches, by the name of the mean. */
export function distributionQuestions(kind: SubjectKind, ids: readonly string[]) {
  const names: readonly string[] = numbersOf(kind);
  return Object.fromEntries(
    names.filter(isTestedMean).map((name) => [name, subjectDistribution(kind, ids, name)]),
  );
}

function subjectDistribution(kind: SubjectKind, ids: readonly string[], name: TestedMean) {
  const { facts, dimension, filters } = subjectSources[kind];
  return {
    facts,
    measures: [name],
    by: [dimension],
    bin: { measure: name, width: TESTED_MEANS[name] },
    filters: { ...filters, [dimension]: [...ids] },
    limit: MAX_LIMIT,
  } as const satisfies PageQuestion;
}

/** Returns the question of the names of what is compared; used without the filters of the page. */
export const subjectNames = (kind: SubjectKind, ids: readonly string[]) => {
  const { facts, dimension, filters } = subjectSources[kind];
  return {
    facts,
    measures: ['games'],
    by: [dimension],
    filters: { ...filters, [dimension]: [...ids] },
  } as const satisfies PageQuestion;
};

/** Returns the question of a stat over time. */
export const subjectTrend = (
  kind: SubjectKind,
  ids: readonly string[],
  measure: TrendMeasure,
  step: Step,
) => {
  const { facts, dimension, filters } = subjectSources[kind];
  return {
    facts,
    measures: ['games', measure],
    by: [dimension, step],
    filters: { ...filters, [dimension]: [...ids] },
    limit: 10_000,
  } as const satisfies PageQuestion;
};

/** Returns the question of results by map, power score, mode or weapon. */
export const subjectSplit = (kind: SubjectKind, ids: readonly string[], split: Split) => {
  const { facts, dimension, filters } = subjectSources[kind];
  const isWeapon = split === 'part';
  return {
    facts: isWeapon ? 'parts' : facts,
    measures: ['games', 'winRate'],
    by: [dimension, split],
    filters: {
      ...filters,
      [dimension]: [...ids],
      ...(isWeapon && { partKind: ['weapon'] }),
    },
    limit: 10_000,
  } as const satisfies PageQuestion;
};

/** The stats that have percentiles, with the widths of the bins that they are counted in. */
export const PERCENTILE_BIN_WIDTHS = {
  winRate: 1,
  survivalRate: 1,
  killsPerGame: 0.05,
  assistsPerGame: 0.05,
  damagePerGame: 50,
  scorePerGame: 20,
} as const;
export type PercentileStat = keyof typeof PERCENTILE_BIN_WIDTHS;

const histogramQuestion = <Stat extends PercentileStat>(stat: Stat) =>
  ({
    facts: 'players',
    measures: [stat],
    per: ['player'],
    minimums: [{ measure: 'games', atLeast: MIN_SAMPLE }],
    bin: { measure: stat, width: PERCENTILE_BIN_WIDTHS[stat] },
    limit: 10_000,
  }) as const satisfies PageQuestion;

/** How the stats of all players with enough games are distributed. */
export const percentileQuestions = {
  winRate: histogramQuestion('winRate'),
  survivalRate: histogramQuestion('survivalRate'),
  killsPerGame: histogramQuestion('killsPerGame'),
  assistsPerGame: histogramQuestion('assistsPerGame'),
  damagePerGame: histogramQuestion('damagePerGame'),
  scorePerGame: histogramQuestion('scorePerGame'),
} as const satisfies Record<PercentileStat, PageQuestion>;

/** Returns the question of teams in which at least two of the players were, by match and mode. */
export const sharedTeams = (players: readonly string[]) =>
  ({
    facts: 'players',
    measures: ['appearances', 'games', 'wins', 'losses', 'last'],
    by: ['match', 'team', 'mode'],
    filters: { player: [...players] },
    minimums: [{ measure: 'appearances', atLeast: 2 }],
    order: [{ name: 'match', descending: true }],
    limit: 10_000,
  }) as const satisfies PageQuestion;

/** Returns the question of the teams that any of the players were on, newest first. */
export const teamsOf = (players: readonly string[]) =>
  ({
    facts: 'players',
    measures: ['games', 'wins', 'losses', 'last'],
    by: ['match', 'team', 'mode'],
    filters: { player: [...players] },
    order: [{ name: 'last', descending: true }],
    limit: MAX_LIMIT,
  }) as const satisfies PageQuestion;
