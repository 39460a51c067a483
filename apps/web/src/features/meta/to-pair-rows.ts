import { type PairEffect, pairEffects } from '@scrapboard/statistics/pair-effect';
import type { Answer, Row } from '../../questions/question-query.ts';
import { countOf, keyOf, rateOf } from '../../questions/read-row.ts';
import type { RateValue } from '../../ui/rate-text.tsx';

/** Where the second part of a pair is: on the same vehicle, an ally's or an opponent's. */
export const PAIR_RELATIONS = ['withPart', 'allyPart', 'againstPart'] as const;
export type PairRelation = (typeof PAIR_RELATIONS)[number];

export interface PairRow extends PairEffect {
  first: string;
  second: string;
  games: number;
  winRate: RateValue;
}

interface Answers {
  pairs: Pick<Answer, 'rows'>;
  singleParts: Pick<Answer<'part' | 'games' | 'wins' | 'losses' | 'units' | 'bin'>, 'rows'>;
  knownVehicles: Pick<Answer<'vehicles' | 'units' | 'bin'>, 'rows'>;
  knownWinners: Pick<Answer<'vehicles' | 'units' | 'bin'>, 'rows'>;
}

/** Returns pairs with how much more they win than expected; each pair of a vehicle once. */
export function toPairRows(answers: Answers, relation: PairRelation): PairRow[] {
  const { pairs, singleParts, knownVehicles, knownWinners } = answers;
  const rowsByPart = new Map(singleParts.rows.map((row) => [keyOf(row, 'part'), row]));
  const all = {
    count: countOf(knownWinners.rows[0], 'vehicles'),
    of: countOf(knownVehicles.rows[0], 'vehicles'),
  };
  const candidates = pairs.rows.flatMap((row: Row) => {
    const [first, second] = [keyOf(row, 'part'), keyOf(row, relation)];
    const [firstRow, secondRow] = [rowsByPart.get(first), rowsByPart.get(second)];
    if (firstRow === undefined || secondRow === undefined) return [];
    if (relation === 'withPart' && first > second) return [];
    const games = countOf(row, 'games');
    const pair = {
      together: { count: countOf(row, 'wins'), of: games },
      first: { count: countOf(firstRow, 'wins'), of: countOf(firstRow, 'games') },
      second: {
        // A player wins the matches that the opponent loses.
        count: countOf(secondRow, relation === 'againstPart' ? 'losses' : 'wins'),
        of: countOf(secondRow, 'games'),
      },
      all,
      isOnOtherVehicle: relation !== 'withPart',
      rowsPerResult: games / Math.max(1, countOf(row, 'matches')),
    };
    return { first, second, games, winRate: rateOf(row, 'winRate'), pair };
  });
  const effects = pairEffects(candidates.map(({ pair }) => pair));
  return candidates.map(({ pair: _, ...row }, index) => ({
    ...row,
    ...(effects[index] as PairEffect),
  }));
}
