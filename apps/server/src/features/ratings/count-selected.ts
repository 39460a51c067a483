import type { LadderPlayersQuery, MmrBoardQuery } from '@scrapboard/contract';
import {
  countPlayers,
  type ListCounts,
  type RankedCounts,
  toBoardSelection,
} from '@scrapboard/read-models';
import type { Queryable } from '../../database/define-query.ts';
import { chooseBoardQueries, selectionValues } from './board-queries.ts';
import type { LadderDay } from './fetch-ladder-day.ts';

/** Counts the players on each list who match a query's filters, one by one. */
export async function countSelectedLists(
  db: Queryable,
  ladderDay: LadderDay,
  query: LadderPlayersQuery,
  hidden: readonly string[],
): Promise<ListCounts> {
  const countList = async (status: MmrBoardQuery['status']): Promise<RankedCounts> => {
    const selection = toBoardSelection(query, status, ladderDay.day);
    const values = selectionValues(ladderDay, selection, hidden);
    const rows = await chooseBoardQueries(ladderDay).countByMmr.all(db, ...values);
    return rows.map(({ mmr, players }) => [mmr, players] as const);
  };
  const [ranked, provisional, inactive] = await Promise.all([
    countList('ranked'),
    countList('provisional'),
    countList('inactive'),
  ]);
  return {
    ranked,
    provisional: countPlayers(provisional),
    inactive: countPlayers(inactive),
  };
}

/** Counts the ranked players who match a query's filters by MMR, and checks whether a player is one of them. */
export async function fetchSelectedRanked(
  db: Queryable,
  ladderDay: LadderDay,
  query: LadderPlayersQuery,
  hidden: readonly string[],
  player: string,
): Promise<{ counts: RankedCounts; includesPlayer: boolean }> {
  const queries = chooseBoardQueries(ladderDay);
  const values = selectionValues(
    ladderDay,
    toBoardSelection(query, 'ranked', ladderDay.day),
    hidden,
  );
  const [rows, place] = await Promise.all([
    queries.countByMmr.all(db, ...values),
    queries.placeOf.first(db, ...values, player),
  ]);
  return {
    counts: rows.map(({ mmr, players }) => [mmr, players] as const),
    includesPlayer: place !== undefined,
  };
}
