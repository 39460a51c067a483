import { meanOf, quantilesOf, rateOf } from '../../questions/read-row.ts';
import type { Answers } from '../../questions/use-questions.ts';
import {
  AVERAGES,
  type Average,
  type perMatchQuestion,
  type perPlayerDayQuestion,
  type perPlayerQuestion,
} from './questions.ts';

export type AverageAnswers = Answers<{
  days: typeof perPlayerDayQuestion;
  matches: typeof perMatchQuestion;
  players: typeof perPlayerQuestion;
}>;

export interface AverageRow {
  average: Average;
  /** Of what is counted: players’ days, matches or players. */
  quantiles: { p10: number; p25: number; p50: number; p75: number; p90: number } | null;
  mean: number | null;
}

/** Returns the averages of all players or of one. */
export function toAverages({ days, matches, players }: AverageAnswers): AverageRow[] {
  const [day] = days.rows;
  const [match] = matches.rows;
  const [player] = players.rows;
  return AVERAGES.map((average): AverageRow => {
    if (average === 'games' || average === 'duration') {
      const quantiles = day === undefined ? null : quantilesOf(day, average);
      const [sum, dayCount] = [Number(match?.[average] ?? 0), Number(day?.units ?? 0)];
      return { average, quantiles, mean: dayCount === 0 ? null : sum / dayCount };
    }
    if (average === 'winRate') {
      const quantiles = player === undefined ? null : quantilesOf(player, 'winRate');
      const rate = match === undefined ? null : rateOf(match, 'winRate');
      return {
        average,
        quantiles,
        mean: rate === null || rate.of === 0 ? null : rate.percent,
      };
    }
    if (match === undefined) return { average, quantiles: null, mean: null };
    const { mean, n } = meanOf(match, `${average}PerGame`);
    const quantiles = quantilesOf(match, `${average}Quantiles`);
    return { average, quantiles, mean: n === 0 ? null : mean };
  });
}

/** A histogram has about this many bars below its 90th percentile. */
const TARGET_BARS = 20;

/** Returns how wide the bars of a histogram are: a round number in the unit of the average. */
export function binWidthOf({ average, quantiles }: AverageRow): number {
  if (average === 'winRate') return 5;
  // Durations are in seconds and shown in minutes.
  if (average === 'duration')
    return Math.max(1, Math.ceil((quantiles?.p90 ?? 0) / TARGET_BARS / 60)) * 60;
  const minWidth = (quantiles?.p90 ?? 0) / TARGET_BARS;
  if (minWidth <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(minWidth));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= minWidth) ?? 10;
  return factor * power;
}
