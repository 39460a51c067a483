import type { MmrBoardQuery } from '@scrapboard/contract';
import {
  BEFORE_FIRST_ROW,
  type BoardPosition,
  hasBoardFilters,
  type RankedCounts,
} from '@scrapboard/read-models';
import type { Queryable } from '../../database/define-query.ts';
import type { BoardQueries, SelectionValues } from './board-queries.ts';
import { countAbove, findPosition } from './ladder-counts.ts';

interface BoardContext {
  db: Queryable;
  queries: BoardQueries;
  selectedValues: SelectionValues;
  query: MmrBoardQuery;
}

/** Returns whether the board lists all ranked players, whose counts by MMR are stored for every day. */
export function includesAllRanked(query: MmrBoardQuery): boolean {
  return query.status === 'ranked' && !hasBoardFilters(query);
}

/** Returns the position before the page with the requested rank or player, by counting the rows above it. */
export async function findStart({
  db,
  queries,
  selectedValues,
  query,
}: BoardContext): Promise<BoardPosition> {
  const position = toPageStart(await findRequestedPosition(), query);
  if (position === 0) return BEFORE_FIRST_ROW;
  const last = await queries.rowAt.first(db, ...selectedValues, position - 1);
  if (last === undefined) return BEFORE_FIRST_ROW;
  const above = await queries.countRowsAbove.first(db, ...selectedValues, last.mmr, last.player_id);
  return { rank: 1 + (above?.better ?? 0), position, mmr: last.mmr, id: last.player_id };

  /** Returns how many rows precede the requested one. */
  async function findRequestedPosition(): Promise<number> {
    if (query.player === undefined) return (query.rank ?? 1) - 1;
    const place = await queries.placeOf.first(db, ...selectedValues, query.player);
    if (place === undefined) return 0;
    const { mmr, player_id } = place;
    return (await queries.countRowsAbove.first(db, ...selectedValues, mmr, player_id))?.rows ?? 0;
  }
}

/**
 * Does the same for the list of all ranked players, of whom it reads only those with one MMR, however
 * many are above them.
 */
export async function findStartByCounts(
  { db, queries, selectedValues, query }: BoardContext,
  counts: RankedCounts,
): Promise<BoardPosition> {
  const position = toPageStart(await findRequestedPosition(), query);
  const last = position === 0 ? null : findPosition(counts, position);
  if (last === null) return BEFORE_FIRST_ROW;
  const { mmr, rank, index } = last;
  const row = await queries.rowOfMmr.first(db, ...selectedValues, mmr, index);
  return row === undefined ? BEFORE_FIRST_ROW : { rank, position, mmr, id: row.player_id };

  async function findRequestedPosition(): Promise<number> {
    if (query.player === undefined) return (query.rank ?? 1) - 1;
    const place = await queries.placeOf.first(db, ...selectedValues, query.player);
    if (place === undefined) return 0;
    const { mmr, player_id } = place;
    const equal = await queries.countEqual.first(db, ...selectedValues, mmr, player_id);
    return countAbove(counts, mmr) + (equal?.rows ?? 0);
  }
}

function toPageStart(position: number, { limit }: MmrBoardQuery): number {
  return position - (position % limit);
}
