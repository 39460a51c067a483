import type { MmrBoard, MmrBoardQuery } from '@scrapboard/contract';
import {
  BEFORE_FIRST,
  type BoardPosition,
  type BoardSelection,
  boardSelection,
  parseBoardCursor,
  toMmrBoard,
} from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { player, playerFold } from '../../database/tables/players.ts';
import { ratingBoard } from '../../database/tables/ratings.ts';
import { type AsOf, fetchAsOf } from './fetch-as-of.ts';
import { CURRENT_PLACES, EARLIER_PLACES } from './ladder-source.ts';

/** The ladder, its day, a `BoardSelection` and the hidden players, as parameters $1 to $12. */
const IS_SELECTED = `b.ladder = $1 and b.day > $2 and b.day <= $4 and b.sigma > $5 and b.sigma <= $6
    and b.games >= $7 and ($8::text is null or b.region = $8)
    and ($9::int4 is null or b.party_size = $9) and b.power_score between $10 and $11
    and b.player_id <> all($12::text[])
    -- Always true; it gives a type to $3, which only EARLIER_PLACES needs.
    and b.day <= $3`;
const SELECTION_PARAMETERS = [
  ...(['text', 'int4', 'int4', 'int4', 'float8', 'float8', 'int4'] as const),
  ...(['text?', 'int4?', 'int4', 'int4', 'text[]'] as const),
] as const;

const pageOf = (source: string) =>
  defineQuery({
    text: `select b.player_id, b.day, b.sigma, b.mmr, b.best, b.games, b.wins, b.draws, b.region,
        b.party_size, b.power_score, b.recent, p.nickname, f.last_seen_at, f.confirmed_count
      from (
        select * from ${source} b
        where ${IS_SELECTED} and (b.mmr, b.player_id) < ($13, $14)
        order by b.mmr desc, b.player_id desc limit $15
      ) b
      join player p on p.id = b.player_id
      join player_fold f on f.player_id = b.player_id
      order by b.mmr desc, b.player_id desc`,
    parameters: [...SELECTION_PARAMETERS, 'int4', 'text', 'int8'],
    columns: {
      ...pick(ratingBoard, 'player_id', 'day', 'sigma', 'mmr', 'best', 'games', 'wins', 'draws'),
      ...pick(ratingBoard, 'region', 'party_size', 'power_score', 'recent'),
      ...pick(player, 'nickname'),
      ...pick(playerFold, 'last_seen_at', 'confirmed_count'),
    },
  });

/** The row at a position, from 0. */
const rowAt = (source: string) =>
  defineQuery({
    text: `select b.mmr, b.player_id from ${source} b where ${IS_SELECTED}
      order by b.mmr desc, b.player_id desc offset $13 limit 1`,
    parameters: [...SELECTION_PARAMETERS, 'int8'],
    columns: pick(ratingBoard, 'mmr', 'player_id'),
  });

const countAbove = (source: string) =>
  defineQuery({
    text: `select count(*)::int as rows, count(*) filter (where b.mmr > $13)::int as better
      from ${source} b where ${IS_SELECTED} and (b.mmr, b.player_id) > ($13, $14)`,
    parameters: [...SELECTION_PARAMETERS, 'int4', 'text'],
    columns: { rows: 'int4', better: 'int4' },
  });

const placeOf = (source: string) =>
  defineQuery({
    text: `select b.mmr, b.player_id from ${source} b where ${IS_SELECTED} and b.player_id = $13`,
    parameters: [...SELECTION_PARAMETERS, 'text'],
    columns: pick(ratingBoard, 'mmr', 'player_id'),
  });

const queriesOf = (source: string) => ({
  page: pageOf(source),
  rowAt: rowAt(source),
  countAbove: countAbove(source),
  placeOf: placeOf(source),
});
const [current, earlier] = [queriesOf(CURRENT_PLACES), queriesOf(EARLIER_PLACES)];

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
  const cursor = query.cursor === undefined ? null : parseBoardCursor(query.cursor);
  const asOf = await fetchAsOf(db, query);
  if (asOf === null) return { asOf: null, players: [], nextCursor: null };
  const queries = asOf.isNewest ? current : earlier;
  const selected = selectionValues(asOf, boardSelection(query, asOf.day), hidden);
  const after = cursor ?? (await findStart());
  const { limit } = query;
  const rows = await queries.page.all(db, ...selected, after.mmr, after.id, limit + 1);
  return toMmrBoard(asOf.day, rows, after, limit);

  /** Returns the position before the page with the requested rank or player. */
  async function findStart(): Promise<BoardPosition> {
    const wanted = await findPosition();
    const position = wanted - (wanted % query.limit);
    if (position === 0) return BEFORE_FIRST;
    const last = await queries.rowAt.first(db, ...selected, position - 1);
    if (last === undefined) return BEFORE_FIRST;
    const above = await queries.countAbove.first(db, ...selected, last.mmr, last.player_id);
    return { rank: 1 + (above?.better ?? 0), position, mmr: last.mmr, id: last.player_id };
  }

  /** Returns how many rows precede the requested one. */
  async function findPosition(): Promise<number> {
    if (query.player === undefined) return (query.rank ?? 1) - 1;
    const place = await queries.placeOf.first(db, ...selected, query.player);
    if (place === undefined) return 0;
    return (await queries.countAbove.first(db, ...selected, place.mmr, place.player_id))?.rows ?? 0;
  }
}

function selectionValues(asOf: AsOf, selection: BoardSelection, hidden: readonly string[]) {
  return [
    asOf.ladder,
    selection.minDay,
    asOf.day,
    selection.maxDay,
    selection.minSigma,
    selection.maxSigma,
    selection.minGames,
    selection.region,
    selection.partySize,
    selection.minPowerScore,
    selection.maxPowerScore,
    hidden,
  ] as const;
}
