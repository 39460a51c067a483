import type { ComparedFigure, PlayerComparison } from '@scrapboard/contract';
import {
  type Difference,
  differenceOfMeans,
  differenceOfRates,
  perGame,
  ratio,
  type Sample,
} from '@scrapboard/statistics';
import { toPoints, toSeconds } from './units.ts';

/** The columns whose totals, extremes and averages are compared. */
export const comparedTotals = [
  'kills',
  'assists',
  'deaths',
  'damage',
  'damage_rec',
  'score',
  'duration',
] as const;
type ComparedTotal = (typeof comparedTotals)[number];

/** The numbers whose averages are compared; `kills_assists` is the sum of both per match. */
export const comparedNumbers = [...comparedTotals, 'kills_assists'] as const;
export type ComparedNumber = (typeof comparedNumbers)[number];

/** The columns of a player's fold that are compared. */
export const comparedColumns = [
  'games',
  'wins',
  'losses',
  'draws',
  'mvp',
  'record_count',
  ...comparedTotals.flatMap((name) => [`tot_${name}`, `min_${name}`, `max_${name}`] as const),
] as const;
type Extreme = `${'min' | 'max'}_${ComparedTotal}`;

/** A fold, and sums of squares, over the matches of one period, as stored. */
export type ComparedRow = Record<Exclude<(typeof comparedColumns)[number], Extreme>, StoredNumber> &
  Record<Extreme, number | null> &
  Record<'upload_count' | `squares_${ComparedNumber}`, StoredNumber> & {
    /** The rating after the last match of the period. */
    mmr: number | null;
  };
type StoredNumber = number | string;

/** Compares a period with another one. */
export function toComparison(now: ComparedRow, before: ComparedRow): PlayerComparison {
  const compareCount = (name: Exclude<keyof ComparedRow, Extreme | 'mmr'>) => ({
    now: Number(now[name]),
    before: Number(before[name]),
  });
  const games = compareCount('games');
  const compareRate = (name: 'wins' | 'mvp'): ComparedFigure => {
    const counts = compareCount(name);
    return toFigure(
      100 * ratio(counts.now, games.now),
      100 * ratio(counts.before, games.before),
      differenceOfRates(
        { count: counts.now, of: games.now },
        { count: counts.before, of: games.before },
      ),
    );
  };
  const compareMean = (name: ComparedNumber, convert: (stored: number) => number = Number) => {
    const samples = { now: sampleOf(now, name), before: sampleOf(before, name) };
    const average = ({ sum, n }: Sample) => perGame(sum, n);
    const { difference, low, high, verdict } = differenceOfMeans(samples.now, samples.before);
    return toFigure(convert(average(samples.now)), convert(average(samples.before)), {
      difference: convert(difference),
      low: convert(low),
      high: convert(high),
      verdict,
    });
  };
  const compareTotal = (name: ComparedTotal, convert: (stored: number) => number = Number) => {
    const roundConverted = (stored: number) => Math.round(convert(stored));
    const sum = compareCount(`tot_${name}`);
    const compareExtreme = (column: Extreme) => {
      const roundOrNull = (stored: number | null) =>
        stored === null ? null : roundConverted(stored);
      return { now: roundOrNull(now[column]), before: roundOrNull(before[column]) };
    };
    return {
      total: { now: roundConverted(sum.now), before: roundConverted(sum.before) },
      min: compareExtreme(`min_${name}`),
      max: compareExtreme(`max_${name}`),
    };
  };
  return {
    games,
    wins: compareCount('wins'),
    losses: compareCount('losses'),
    draws: compareCount('draws'),
    mvp: compareCount('mvp'),
    recorded: compareCount('record_count'),
    uploaded: compareCount('upload_count'),
    mmr: { now: now.mmr, before: before.mmr },
    winRate: compareRate('wins'),
    mvpRate: compareRate('mvp'),
    killsAssists: compareMean('kills_assists'),
    kills: compareMean('kills'),
    assists: compareMean('assists'),
    deaths: compareMean('deaths'),
    damage: compareMean('damage', toPoints),
    damageRec: compareMean('damage_rec', toPoints),
    score: compareMean('score'),
    duration: compareMean('duration', toSeconds),
    totals: {
      kills: compareTotal('kills'),
      assists: compareTotal('assists'),
      deaths: compareTotal('deaths'),
      damage: compareTotal('damage', toPoints),
      damageRec: compareTotal('damage_rec', toPoints),
      score: compareTotal('score'),
      duration: compareTotal('duration', toSeconds),
    },
  };
}

function sampleOf(row: ComparedRow, name: ComparedNumber): Sample {
  const sum =
    name === 'kills_assists'
      ? Number(row.tot_kills) + Number(row.tot_assists)
      : Number(row[`tot_${name}`]);
  return {
    n: Number(row.games),
    sum,
    squares: Number(row[`squares_${name}`]),
  };
}

function toFigure(
  now: number,
  before: number,
  { difference, low, high, verdict }: Difference,
): ComparedFigure {
  return { now, before, difference, low: finiteOrNull(low), high: finiteOrNull(high), verdict };
}

function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
