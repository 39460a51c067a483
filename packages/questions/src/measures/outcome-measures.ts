import { PER_PROBABILITY } from '@scrapboard/statistics/above-expectation';
import { count, drawn, finished, lost, sum, won } from '../aggregate.ts';
import { excess, number, rate, ratio } from './measure.ts';

/** Rated matches: whose results were predicted. */
const rated = [...finished, { column: 'expected', known: true }] as const;

/** What every table with a result counts; games are finished matches, once per row. */
export const outcomeMeasures = {
  games: number(count(finished), { unit: 'matches' }),
  wins: number(count(won), { unit: 'matches', better: 'higher' }),
  losses: number(count(lost), { unit: 'matches', better: 'lower' }),
  draws: number(count(drawn), { unit: 'matches' }),
  winRate: rate(count(finished), count(won)),
};

/** How results compare with what ratings predicted; draws are half a win, as they are for ratings. */
export const expectationMeasures = {
  ratedGames: number(count(rated), { unit: 'matches' }),
  expectedWinRate: ratio(sum('expected', rated), count(rated), {
    unit: 'percent',
    scale: 100 / PER_PROBABILITY,
    sample: count(rated),
  }),
  winRateAboveExpectation: excess(rated),
};
