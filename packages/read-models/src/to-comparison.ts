import type { ComparedFigure, PlayerComparison } from '@scrapboard/contract';
import {
  type Difference,
  differenceOfMeans,
  differenceOfRates,
  perGame,
  ratio,
} from '@scrapboard/statistics';
import { points, seconds } from './units.ts';

/** The numbers whose averages are compared; `killsAssists` is the sum of both per match. */
export const comparedNumbers = [
  'kills',
  'assists',
  'deaths',
  'damage',
  'damage_rec',
  'score',
  'duration',
  'kills_assists',
] as const;
export type ComparedNumber = (typeof comparedNumbers)[number];

/** Counts, sums and sums of squares over the finished matches of one period, as stored. */
export type ComparedRow = Record<'games' | 'wins' | 'losses' | 'draws', number> &
  Record<'mvp' | `${'sum' | 'squares'}_${ComparedNumber}`, number | string> & {
    /** The rating after the last match of the period. */
    mmr: number | null;
  };

/** Compares a period with another one. */
export function toComparison(now: ComparedRow, before: ComparedRow): PlayerComparison {
  const count = (numberOf: (row: ComparedRow) => number) => ({
    now: numberOf(now),
    before: numberOf(before),
  });
  const rate = (countOf: (row: ComparedRow) => number): ComparedFigure => {
    const percent = (row: ComparedRow) => 100 * ratio(countOf(row), row.games);
    return figure(
      percent(now),
      percent(before),
      differenceOfRates(
        { count: countOf(now), of: now.games },
        { count: countOf(before), of: before.games },
      ),
    );
  };
  const mean = (name: ComparedNumber, inUnits: (stored: number) => number = Number) => {
    const average = (row: ComparedRow) => perGame(Number(row[`sum_${name}`]), row.games);
    const { difference, low, high, verdict } = differenceOfMeans(
      sampleOf(now, name),
      sampleOf(before, name),
    );
    return figure(inUnits(average(now)), inUnits(average(before)), {
      difference: inUnits(difference),
      low: inUnits(low),
      high: inUnits(high),
      verdict,
    });
  };
  return {
    games: count(({ games }) => games),
    wins: count(({ wins }) => wins),
    losses: count(({ losses }) => losses),
    draws: count(({ draws }) => draws),
    mvp: count(({ mvp }) => Number(mvp)),
    mmr: { now: now.mmr, before: before.mmr },
    winRate: rate(({ wins }) => wins),
    mvpRate: rate(({ mvp }) => Number(mvp)),
    killsAssists: mean('kills_assists'),
    kills: mean('kills'),
    assists: mean('assists'),
    deaths: mean('deaths'),
    damage: mean('damage', points),
    damageRec: mean('damage_rec', points),
    score: mean('score'),
    duration: mean('duration', seconds),
  };
}

function sampleOf(row: ComparedRow, name: ComparedNumber) {
  return {
    n: row.games,
    sum: Number(row[`sum_${name}`]),
    squares: Number(row[`squares_${name}`]),
  };
}

function figure(
  now: number,
  before: number,
  { difference, low, high, verdict }: Difference,
): ComparedFigure {
  return { now, before, difference, low: finite(low), high: finite(high), verdict };
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
