import { type SideBalance, sideBalances } from '@scrapboard/statistics/side-balance';
import type { Answer } from '../../questions/question-query.ts';
import { countOf, keyOf, rateOf } from '../../questions/read-row.ts';

export type MapRow = Answer<
  'map' | 'matches' | 'firstTeamWinRate' | 'matchLengthQuantiles' | 'matchLength' | 'units' | 'bin'
>['rows'][number];

export interface MapStats {
  /** Percent of matches. */
  share: number;
  balance: SideBalance;
}

/** Returns the share of matches of each map, and whether one of its sides wins more, by map. */
export function toMapStats(rows: readonly MapRow[]): ReadonlyMap<string, MapStats> {
  const total = rows.reduce((sum, row) => sum + countOf(row, 'matches'), 0);
  const balances = sideBalances(
    rows.map((row) => {
      const { count, of } = rateOf(row, 'firstTeamWinRate');
      return { first: count, second: of - count };
    }),
  );
  return new Map(
    rows.map((row, index) => [
      keyOf(row, 'map'),
      {
        share: (100 * countOf(row, 'matches')) / Math.max(1, total),
        balance: balances[index] as SideBalance,
      },
    ]),
  );
}
