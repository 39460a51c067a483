import type { MmrBoard, MmrBoardQuery } from '@scrapboard/contract';
import { cursorKeys, decodeCursor, encodeCursor, toPlayerRow } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { player, playerFold } from '../../database/tables/players.ts';

/** The position of a row on the board; the next page continues the numbering from it. */
interface BoardPosition {
  rank: number;
  /** The number of rows up to and including this one. */
  position: number;
  mmr: number;
  id: string;
}

/** The position before the first row: no rating is this high. */
const BEFORE_FIRST: BoardPosition = { rank: 0, position: 0, mmr: 2_147_483_647, id: '' };

const cursorPatterns = [cursorKeys.position, cursorKeys.position, cursorKeys.int4, cursorKeys.text];

const rowsBelow = defineQuery({
  text: `select p.id, p.nickname, f.games, f.wins, f.mmr, f.last_seen_at,
         f.confirmed_count
       from player_fold f join player p on p.id = f.player_id
      where (f.mmr, f.player_id) < ($2, $3) and f.player_id <> all($1::text[])
        and f.games >= $5
        and exists (
          select from rating r where r.player_id = f.player_id and r.mmr_change is not null
        )
      order by f.mmr desc, f.player_id desc
      limit $4`,
  parameters: ['text[]', 'int4', 'text', 'int8', 'int4'],
  columns: {
    ...pick(player, 'id', 'nickname'),
    ...pick(playerFold, 'games', 'wins', 'mmr', 'last_seen_at', 'confirmed_count'),
  },
});

/**
 * Returns a page of the players with a rated match, highest rating first. The order is total; the
 * cursor contains the last row and its rank, so that every page costs as little as the first one.
 * `hidden` are the ids of players to leave out; they take no rank, nor do players with fewer games
 * than requested.
 */
export async function fetchMmrBoard(
  db: Queryable,
  { cursor, limit, minGames = 0 }: MmrBoardQuery,
  hidden: readonly string[],
): Promise<MmrBoard> {
  let last = cursor === undefined ? BEFORE_FIRST : parseCursor(cursor);
  const rows = await rowsBelow.all(db, hidden, last.mmr, last.id, limit + 1, minGames);
  const players = rows.slice(0, limit).map((row) => {
    const { id, mmr } = row;
    const position = last.position + 1;
    const rank = mmr === last.mmr ? last.rank : position;
    last = { rank, position, mmr, id };
    return { rank, ...toPlayerRow(row), confirmed: row.confirmed_count };
  });
  const { rank, position, mmr, id } = last;
  return {
    players,
    nextCursor: rows.length > limit ? encodeCursor([rank, position, mmr, id]) : null,
  };
}

function parseCursor(cursor: string): BoardPosition {
  const [rank, position, mmr, id = ''] = decodeCursor(cursor, cursorPatterns);
  return { rank: Number(rank), position: Number(position), mmr: Number(mmr), id };
}
