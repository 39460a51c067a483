import type { PageQuestion } from '../../questions/page-question.ts';
import type { Step } from '../../questions/time-steps.ts';

/** Returns the question about what was uploaded, by the time of the match. */
export const uploadsQuestion = <By extends Step>(step: By) =>
  ({
    facts: 'uploads',
    measures: ['uploads', 'uploaders'],
    by: [step],
    limit: 5000,
  }) as const satisfies PageQuestion;

export const uploadTotalsQuestion = {
  facts: 'uploads',
  measures: ['uploads', 'uploaders', 'newMatches', 'confirmations'],
} as const satisfies PageQuestion;

/** Returns the question about who played, and the seats that bots took. */
export const playersQuestion = <By extends Step>(step: By) =>
  ({
    facts: 'players',
    measures: ['matches', 'players', 'humans', 'bots'],
    by: [step],
    filters: { bots: 'true' },
    limit: 5000,
  }) as const satisfies PageQuestion;

export const playerTotalsQuestion = {
  facts: 'players',
  measures: ['matches', 'players', 'humans', 'bots'],
  filters: { bots: 'true' },
} as const satisfies PageQuestion;

/** New matches and confirmations, by where the logs came from. */
export const sourcesByMonthQuestion = {
  facts: 'uploads',
  measures: ['newMatches', 'confirmations'],
  by: ['month', 'source'],
  limit: 5000,
} as const satisfies PageQuestion;

/** How much players play on an active day. */
export const perPlayerDayQuestion = {
  facts: 'players',
  measures: ['games', 'duration'],
  per: ['player', 'day'],
} as const satisfies PageQuestion;

/** The results of a player in a match. */
export const perMatchQuestion = {
  facts: 'players',
  measures: [
    ...(['games', 'duration', 'winRate'] as const),
    ...(['killsPerGame', 'assistsPerGame', 'damagePerGame', 'scorePerGame'] as const),
    ...(['killsQuantiles', 'assistsQuantiles', 'damageQuantiles', 'scoreQuantiles'] as const),
  ],
} as const satisfies PageQuestion;

/** With fewer games, a player’s win rate is too uncertain. */
export const MIN_GAMES_FOR_WIN_RATE = 20;

/** How win rates of players with enough games differ. */
export const perPlayerQuestion = {
  facts: 'players',
  measures: ['winRate'],
  per: ['player'],
  minimums: [{ measure: 'games', atLeast: MIN_GAMES_FOR_WIN_RATE }],
} as const satisfies PageQuestion;

/** The numbers that the histogram can show. */
export const AVERAGES = [
  'games',
  'duration',
  'kills',
  'assists',
  'damage',
  'score',
  'winRate',
] as const;
export type Average = (typeof AVERAGES)[number];

/** Returns the question of the histogram of an average, in bins of one width. */
export function histogramQuestion(average: Average, binWidth: number) {
  switch (average) {
    case 'games':
    case 'duration':
      return {
        facts: 'players',
        measures: [average],
        per: ['player', 'day'],
        bin: { measure: average, width: binWidth },
      } as const satisfies PageQuestion;
    case 'winRate':
      return {
        ...perPlayerQuestion,
        bin: { measure: 'winRate', width: binWidth },
      } as const satisfies PageQuestion;
    default:
      return {
        facts: 'players',
        measures: ['games'],
        bin: { measure: `${average}PerGame`, width: binWidth },
      } as const satisfies PageQuestion;
  }
}

/** Returns the question about matches over time by category or mode. */
export const modesQuestion = <By extends Step, Dimension extends 'category' | 'mode'>(
  step: By,
  dimension: Dimension,
) =>
  ({
    facts: 'players',
    measures: ['matches'],
    by: [step, dimension],
    limit: 10_000,
  }) as const satisfies PageQuestion;

/** In how many games each weapon dealt damage, by month. */
export const weaponsByMonthQuestion = {
  facts: 'parts',
  measures: ['uses'],
  by: ['month', 'part'],
  filters: { partKind: ['weapon'] },
  limit: 10_000,
} as const satisfies PageQuestion;

/** All games, which the shares of weapons are percentages of. */
export const gamesByMonthQuestion = {
  facts: 'players',
  measures: ['games'],
  by: ['month'],
} as const satisfies PageQuestion;

export const regionsQuestion = {
  facts: 'players',
  measures: ['matches', 'players', 'games'],
  by: ['region'],
} as const satisfies PageQuestion;

export const partySizesQuestion = {
  facts: 'players',
  measures: ['games', 'players', 'winRate', 'killsPerGame', 'damagePerGame'],
  by: ['partySize'],
} as const satisfies PageQuestion;

/** Players of each month by the month in which they were first seen. */
export const cohortsQuestion = {
  facts: 'players',
  measures: ['players'],
  by: ['cohort', 'month'],
  limit: 10_000,
} as const satisfies PageQuestion;
