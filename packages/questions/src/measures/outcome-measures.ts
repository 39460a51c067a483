import { count, drawn, finished, lost, won } from '../aggregate.ts';
import { number, rate } from './measure.ts';

/** What every table with a result counts; games are finished matches, once per row. */
export const outcomeMeasures = {
  games: number(count(finished), { unit: 'matches' }),
  wins: number(count(won), { unit: 'matches', better: 'higher' }),
  losses: number(count(lost), { unit: 'matches', better: 'lower' }),
  draws: number(count(drawn), { unit: 'matches' }),
  winRate: rate(count(finished), count(won)),
};
