import type { MmrBoard, MmrBoardRow } from '@scrapboard/contract';
import { foldColumns, playerFold } from '@scrapboard/matches';
import { beforeEach, expect, test } from 'vitest';
import { definedQueries } from '../../database/define-query.ts';
import { createTestApp } from '../../http/test-app.ts';
import { fetchMmrBoard } from './fetch-mmr-board.ts';

const { app, get, pool } = await createTestApp();

const emptyFold = playerFold.empty();
const SET_COLUMNS = ['record_count', 'games', 'wins', 'losses'];
const zeros = foldColumns
  .map(({ name }) => name)
  .filter((name) => emptyFold[name] === 0 && !SET_COLUMNS.includes(name));
const SEEN_AT = '2026-05-01T10:00:00.000Z';

/** Adds a player with four games, of which they won three; `changes` are those of their rating. */
async function addPlayer(
  id: string,
  mmr: number,
  changes: readonly (number | null)[],
): Promise<void> {
  await pool.query('insert into player values ($1, $2, $2)', [id, `n${id}`]);
  await pool.query(
    `insert into player_fold (player_id, first_seen_at, last_seen_at, record_count, games, wins,
       losses, mmr, ${zeros.join(', ')})
     values ($1, $2, $2, 4, 4, 3, 1, $3, ${zeros.map(() => 0)})`,
    [id, SEEN_AT, mmr],
  );
  for (const [matchId, change] of changes.entries()) {
    await pool.query('insert into rating values ($1, $2, $3, 25, 8, $4, $5, 0, 0, 0)', [
      id,
      SEEN_AT,
      matchId,
      mmr,
      change,
    ]);
  }
}

beforeEach(async () => {
  await pool.query('truncate player, player_fold, rating, hidden_player');
});

const ranksOf = (players: readonly MmrBoardRow[]) =>
  players.map(({ rank, id, mmr }) => `${rank}. ${id} ${mmr}`);

/** Fetches every page, one after the other. */
async function fetchAll(
  limit: number,
  hidden: readonly string[] = [],
  afterPage: (page: number) => Promise<void> = async () => {},
): Promise<MmrBoardRow[]> {
  const rows: MmrBoardRow[] = [];
  let cursor: string | null = null;
  for (let page = 1; page === 1 || cursor !== null; page++) {
    const query = cursor === null ? { limit } : { limit, cursor };
    const next: MmrBoard = await fetchMmrBoard(pool, query, hidden);
    rows.push(...next.players);
    await afterPage(page);
    cursor = next.nextCursor;
  }
  return rows;
}

test('the board is empty if no player is rated', async () => {
  await addPlayer('unrated', 1600, [null]);
  await addPlayer('unplayed', 1600, []);
  expect(await get('/api/mmr')).toEqual({ players: [], nextCursor: null });
});

test('a row contains rank, rating and numbers of its player', async () => {
  await addPlayer('1', 1712, [null, 12]);
  expect(await get('/api/mmr')).toEqual({
    players: [
      {
        rank: 1,
        id: '1',
        nickname: 'n1',
        games: 4,
        winRate: {
          count: 3,
          of: 4,
          percent: 75,
          low: expect.any(Number),
          high: expect.any(Number),
        },
        mmr: 1712,
        lastSeenAt: SEEN_AT,
        confirmed: 0,
      },
    ],
    nextCursor: null,
  });
});

test.each([1, 2, 3, 100])(
  'equal ratings share a rank, across pages of %i too, and the next rank counts them all',
  async (limit) => {
    for (const [id, mmr] of Object.entries({ a: 1700, b: 1900, c: 1700, d: -20, e: 1700, f: 1650 }))
      await addPlayer(id, mmr, [0]);
    expect(ranksOf(await fetchAll(limit))).toEqual([
      '1. b 1900',
      '2. e 1700',
      '2. c 1700',
      '2. a 1700',
      '5. f 1650',
      '6. d -20',
    ]);
  },
);

test('hidden players do not take a rank, wherever a page ends', async () => {
  for (let i = 0; i < 9; i++) await addPlayer(`p${i}`, 1900 - 10 * i, [1]);
  for (const limit of [1, 2, 4]) {
    expect(ranksOf(await fetchAll(limit, ['p0', 'p3', 'p4', 'p8']))).toEqual([
      '1. p1 1890',
      '2. p2 1880',
      '3. p5 1850',
      '4. p6 1840',
      '5. p7 1830',
    ]);
  }
});

test('players rated between pages do not shift or skip rows', async () => {
  for (let i = 0; i < 6; i++) await addPlayer(`p${i}`, 1900 - 10 * i, [1]);
  const rows = await fetchAll(2, [], async (page) => {
    if (page !== 1) return;
    await addPlayer('above', 2000, [1]);
    await addPlayer('below', 1855, [1]);
  });
  expect(ranksOf(rows)).toEqual([
    '1. p0 1900',
    '2. p1 1890',
    '3. p2 1880',
    '4. p3 1870',
    '5. p4 1860',
    '6. below 1855',
    '7. p5 1850',
  ]);
});

test('rejects an invented cursor', async () => {
  for (const keys of [['1'], ['1', '1', '9'.repeat(12), 'a'], ['x', '1', '1700', 'a']]) {
    const cursor = Buffer.from(JSON.stringify(keys)).toString('base64url');
    expect((await app.inject(`/api/mmr?cursor=${cursor}`)).statusCode).toBe(400);
  }
});

test('every page is read in index order', async () => {
  const query = definedQueries.find(({ text }) =>
    text.includes('order by f.mmr desc, f.player_id desc'),
  );
  const client = await pool.connect();
  try {
    // Small tables are read faster without an index.
    await client.query(
      'set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off',
    );
    const { rows } = await client.query<Record<string, string>>(`explain ${query?.text}`, [
      '{}',
      1700,
      'a',
      51,
      20,
    ]);
    const plan = rows.flatMap((row) => Object.values(row)).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan Backward using player_fold_mmr/);
    expect(plan).toMatch(/Index Cond: \(ROW\(mmr, player_id\) < ROW\(1700/);
    expect(plan).not.toContain('Sort');
  } finally {
    client.release(true);
  }
});
