import { count, drawn, finished, lost, won } from '../aggregate.ts';
import { expectation, number, rate } from './measure.ts';

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
  expectedWinRate: expectation('expected', rated),
  winRateAboveExpectation: expectation('excess', rated),
};
