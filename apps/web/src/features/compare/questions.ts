import { MAX_LIMIT } from '@scrapboard/questions';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import type { PageQuestion } from '../../questions/page-question.ts';
import type { Step } from '../../questions/time-steps.ts';
import type { Split, TrendMeasure } from './compare-search.ts';
import { type SubjectKind, subjectSources } from './subject.ts';

/** The stats of players and builds, in the order of the table. */
export const PLAYER_NUMBERS = [
  ...(['games', 'winRate', 'winRateAboveExpectation', 'wins', 'losses', 'draws'] as const),
  ...(['mvpRate', 'survivalRate', 'roundWinRate'] as const),
  ...(['killsPerGame', 'assistsPerGame', 'deathsPerGame', 'killsPerDeath'] as const),
  ...(['damagePerGame', 'damagePerMinute', 'damageRecPerGame', 'cabinDamagePerGame'] as const),
  ...(['cabinShare', 'droneKillsPerGame', 'scorePerGame', 'durationPerGame'] as const),
  ...(['maxKills', 'maxDamage', 'maxScore', 'builds', 'last'] as const),
] as const;

/** The stats of parts, in the order of the table. */
export const PART_NUMBERS = [
  ...(['games', 'players', 'uses', 'winRate', 'winRateAboveExpectation'] as const),
  ...(['damagePerGame', 'damagePerMinute', 'hitsPerGame', 'killsPerGame'] as const),
  ...(['maxDamage', 'maxKills', 'builds', 'last'] as const),
] as const;

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
    measures: ['games', 'winRate', 'damagePerGame'],
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
export const PERCENTILE_WIDTHS = {
  winRate: 1,
  survivalRate: 1,
  killsPerGame: 0.05,
  assistsPerGame: 0.05,
  damagePerGame: 50,
  scorePerGame: 20,
} as const;
export type PercentileStat = keyof typeof PERCENTILE_WIDTHS;

const histogramOf = <Stat extends PercentileStat>(stat: Stat) =>
  ({
    facts: 'players',
    measures: [stat],
    per: ['player'],
    minimums: [{ measure: 'games', atLeast: MIN_SAMPLE }],
    bin: { measure: stat, width: PERCENTILE_WIDTHS[stat] },
    limit: 10_000,
  }) as const satisfies PageQuestion;

/** How the stats of all players with enough games are distributed. */
export const percentileQuestions = {
  winRate: histogramOf('winRate'),
  survivalRate: histogramOf('survivalRate'),
  killsPerGame: histogramOf('killsPerGame'),
  assistsPerGame: histogramOf('assistsPerGame'),
  damagePerGame: histogramOf('damagePerGame'),
  scorePerGame: histogramOf('scorePerGame'),
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
