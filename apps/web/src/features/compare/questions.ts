import { type DimensionName, MAX_LIMIT } from '@scrapboard/questions';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import type { MeasureName, PageQuestion } from '../../questions/page-question.ts';
import type { Step } from '../../questions/time-steps.ts';
import type { Split, TrendMeasure } from './compare-search.ts';
import { type SubjectKind, subjectSources } from './subject.ts';

/** The stats of players and builds, in the order of the table. */
export const PLAYER_STATS = [
  ...(['games', 'winRate', 'winRateAboveExpectation', 'wins', 'losses', 'draws'] as const),
  ...(['mvpRate', 'survivalRate', 'roundWinRateRange'] as const),
  ...(['killsPerGame', 'assistsPerGame', 'deathsPerGame', 'killsPerDeathRange'] as const),
  ...(['damagePerGame', 'damagePerMinuteRange', 'damageRecPerGame', 'cabinDamagePerGame'] as const),
  ...(['cabinShareRange', 'droneKillsPerGame', 'scorePerGame', 'durationPerGame'] as const),
  ...(['maxKills', 'maxDamage', 'maxScore', 'builds', 'last'] as const),
] as const;

/** The stats of parts, in the order of the table. */
export const PART_STATS = [
  ...(['games', 'players', 'uses', 'winRate', 'winRateAboveExpectation'] as const),
  ...(['damagePerGame', 'damagePerMinuteRange', 'hitsPerGame', 'killsPerGame'] as const),
  ...(['maxDamage', 'maxKills', 'builds', 'last'] as const),
] as const;

/** The stats with a range in their name, which a table of ranges need not say. */
const PLAIN_NAMES = {
  damagePerMinuteRange: 'damagePerMinute',
  killsPerDeathRange: 'killsPerDeath',
  cabinShareRange: 'cabinShare',
  roundWinRateRange: 'roundWinRate',
} as const;

/** Returns the measure whose name a stat has. */
export const plainName = (name: MeasureName): MeasureName =>
  Object.hasOwn(PLAIN_NAMES, name) ? PLAIN_NAMES[name as keyof typeof PLAIN_NAMES] : name;

/** Returns the stats that a kind is compared in. */
export function statsOf(kind: SubjectKind) {
  if (kind === 'parts') return PART_STATS;
  return kind === 'builds' ? BUILD_STATS : PLAYER_STATS;
}

const BUILD_STATS = [
  'players' as const,
  ...PLAYER_STATS.filter((name) => name !== 'builds'),
] as const;

/** Returns the question about everything that is compared. */
export const subjectTotalsQuestion = (kind: SubjectKind, ids: readonly string[]) => {
  const { facts, dimension, filters } = subjectSources[kind];
  return {
    facts,
    measures: statsOf(kind),
    by: [dimension],
    filters: { ...filters, [dimension]: [...ids] },
  } as const satisfies PageQuestion;
};

/**
 * The means that are tested, with the widths of the bins that their values are counted in: one for whole
 * numbers, otherwise small compared with the differences between matches.
 */
export const TESTED_MEAN_BIN_WIDTHS = {
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
export type TestedMean = keyof typeof TESTED_MEAN_BIN_WIDTHS;

/** Returns whether a stat is the mean of matches, which is tested by how they are distributed. */
export const isTestedMean = (name: string): name is TestedMean =>
  Object.hasOwn(TESTED_MEAN_BIN_WIDTHS, name);

/** Returns the questions about how a kind's means are distributed over matches, by the name of the mean. */
export function distributionQuestions(kind: SubjectKind, ids: readonly string[]) {
  const names: readonly string[] = statsOf(kind);
  return Object.fromEntries(
    names.filter(isTestedMean).map((name) => [name, subjectDistributionQuestion(kind, ids, name)]),
  );
}

function subjectDistributionQuestion(kind: SubjectKind, ids: readonly string[], name: TestedMean) {
  const { facts, dimension, filters } = subjectSources[kind];
  return {
    facts,
    measures: [name],
    by: [dimension],
    bin: { measure: name, width: TESTED_MEAN_BIN_WIDTHS[name] },
    filters: { ...filters, [dimension]: [...ids] },
    limit: MAX_LIMIT,
  } as const satisfies PageQuestion;
}

/** Returns the question about the names of what is compared; used without the filters of the page. */
export const subjectNamesQuestion = (kind: SubjectKind, ids: readonly string[]) => {
  const { facts, dimension, filters } = subjectSources[kind];
  return {
    facts,
    measures: ['games'],
    by: [dimension],
    filters: { ...filters, [dimension]: [...ids] },
  } as const satisfies PageQuestion;
};

/** Returns the question about a stat over time. */
export const subjectTrendQuestion = (
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

/** Returns the question about results by map, power score, mode or weapon. */
export const subjectSplitQuestion = (kind: SubjectKind, ids: readonly string[], split: Split) => {
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

const PLAYER_BIN_WIDTHS = {
  winRate: 1,
  survivalRate: 1,
  killsPerGame: 0.05,
  assistsPerGame: 0.05,
  deathsPerGame: 0.05,
  damagePerGame: 50,
  damageRecPerGame: 50,
  scorePerGame: 20,
} as const;

/** The stats of each kind that have percentiles, with the widths of the bins that they are counted in. */
export const PERCENTILE_BIN_WIDTHS = {
  players: PLAYER_BIN_WIDTHS,
  parts: {
    winRate: 1,
    winRateAboveExpectation: 1,
    damagePerGame: 50,
    damagePerMinuteRange: 10,
    hitsPerGame: 0.5,
    killsPerGame: 0.02,
  },
  builds: PLAYER_BIN_WIDTHS,
} as const satisfies Record<SubjectKind, Partial<Record<MeasureName, number>>>;

/** Returns the names of the stats that have percentiles. */
export const percentileStats = (kind: SubjectKind) =>
  Object.keys(PERCENTILE_BIN_WIDTHS[kind]) as MeasureName[];

/** Returns the width of the bins that a stat is counted in. */
export const percentileBinWidth = (kind: SubjectKind, stat: MeasureName): number =>
  (PERCENTILE_BIN_WIDTHS[kind] as Partial<Record<MeasureName, number>>)[stat] ?? 1;

/** What subjects with percentiles have in common with their cohort: parts their kind, builds their power score band. */
export const cohortDimensions = {
  players: undefined,
  parts: 'partKind',
  builds: 'powerScoreBand',
} as const satisfies Record<SubjectKind, DimensionName | undefined>;

/**
 * Returns the questions about the stats of subjects, and of how each is distributed over all of their kind with enough
 * games: in each cohort, or with `isWide` in all of them together.
 */
export function rankingQuestions(
  kind: SubjectKind,
  ids: readonly string[],
  isWide = false,
): Record<string, PageQuestion> {
  const { facts, dimension, filters } = subjectSources[kind];
  const cohort = cohortDimensions[kind];
  const by = isWide || cohort === undefined ? [] : [cohort];
  const stats = percentileStats(kind);
  const totals: PageQuestion = {
    facts,
    measures: ['games', ...stats],
    by: [dimension, ...by],
    filters: { ...filters, [dimension]: [...ids] },
  };
  const histograms = stats.map((stat): [MeasureName, PageQuestion] => [
    stat,
    {
      facts,
      measures: [stat],
      by,
      per: [dimension],
      minimums: [{ measure: 'games', atLeast: MIN_SAMPLE }],
      bin: { measure: stat, width: percentileBinWidth(kind, stat) },
      filters,
      limit: MAX_LIMIT,
    },
  ]);
  return { totals, ...Object.fromEntries(histograms) };
}

/** Returns the question about teams in which at least two of the players were, by match and mode. */
export const sharedTeamsQuestion = (players: readonly string[]) =>
  ({
    facts: 'players',
    measures: ['appearances', 'games', 'wins', 'losses', 'last'],
    by: ['match', 'team', 'mode'],
    filters: { player: [...players] },
    minimums: [{ measure: 'appearances', atLeast: 2 }],
    order: [{ name: 'match', descending: true }],
    limit: 10_000,
  }) as const satisfies PageQuestion;

/** Returns the question about the teams that any of the players were on, newest first. */
export const teamsQuestion = (players: readonly string[]) =>
  ({
    facts: 'players',
    measures: ['games', 'wins', 'losses', 'last'],
    by: ['match', 'team', 'mode'],
    filters: { player: [...players] },
    order: [{ name: 'last', descending: true }],
    limit: MAX_LIMIT,
  }) as const satisfies PageQuestion;
