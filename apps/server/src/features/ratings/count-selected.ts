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

/** Counts the players on each list whom a query's filters leave, one by one. */
export async function countSelectedLists(
  db: Queryable,
  asOf: LadderDay,
  query: LadderPlayersQuery,
  hidden: readonly string[],
): Promise<ListCounts> {
  const countList = async (status: MmrBoardQuery['status']): Promise<RankedCounts> => {
    const selection = toBoardSelection(query, status, asOf.day);
    const values = selectionValues(asOf, selection, hidden);
    const rows = await chooseBoardQueries(asOf).countByMmr.all(db, ...values);
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

/** Counts the ranked players whom a query's filters leave by MMR, and checks whether a player is one of them. */
export async function fetchSelectedRanked(
  db: Queryable,
  asOf: LadderDay,
  query: LadderPlayersQuery,
  hidden: readonly string[],
  player: string,
): Promise<{ counts: RankedCounts; includesPlayer: boolean }> {
  const queries = chooseBoardQueries(asOf);
  const values = selectionValues(asOf, toBoardSelection(query, 'ranked', asOf.day), hidden);
  const [rows, place] = await Promise.all([
    queries.countByMmr.all(db, ...values),
    queries.placeOf.first(db, ...values, player),
  ]);
  return {
    counts: rows.map(({ mmr, players }) => [mmr, players] as const),
    includesPlayer: place !== undefined,
  };
}
