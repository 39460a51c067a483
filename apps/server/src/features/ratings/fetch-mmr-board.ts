import type { MmrBoard, MmrBoardQuery } from '@scrapboard/contract';
import { decodeBoardCursor, toBoardSelection, toMmrBoard } from '@scrapboard/read-models';
import type { Queryable } from '../../database/define-query.ts';
import { chooseBoardQueries, selectionValues } from './board-queries.ts';
import { fetchLadderDay, type LadderDay } from './fetch-ladder-day.ts';
import { findStart, findStartByCounts, includesAllRanked } from './find-board-start.ts';
import { fetchRankedCounts } from './ladder-counts.ts';

/**
 * Returns a page of a ladder's players, highest rating first. The order is total; the cursor contains the
 * last row and its rank, so that every page costs as little as the first one. `hidden` are the ids of
 * players to leave out; they take no rank, nor do players whom a filter leaves out.
 */
export async function fetchMmrBoard(
  db: Queryable,
  query: MmrBoardQuery,
  hidden: readonly string[],
): Promise<MmrBoard> {
  const cursor = query.cursor === undefined ? null : decodeBoardCursor(query.cursor);
  const ladderDay = await fetchLadderDay(db, query);
  if (ladderDay === null) return { asOf: null, players: [], nextCursor: null };
  const queries = chooseBoardQueries(ladderDay);
  const selectedValues = selectionValues(
    ladderDay,
    toBoardSelection(query, query.status, ladderDay.day),
    hidden,
  );
  const startPosition = cursor ?? (await findStartPosition(ladderDay));
  const { limit } = query;
  const rows = await queries.page.all(
    db,
    ...selectedValues,
    startPosition.mmr,
    startPosition.id,
    limit + 1,
  );
  return toMmrBoard(ladderDay.day, rows, startPosition, limit);

  async function findStartPosition({ ladder, day }: LadderDay) {
    const context = { db, queries, selectedValues, query };
    if (!includesAllRanked(query)) return await findStart(context);
    const counts = await fetchRankedCounts(db, ladder, day, hidden);
    return await findStartByCounts(context, counts);
  }
}
