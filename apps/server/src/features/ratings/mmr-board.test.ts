import type { MmrBoard, MmrBoardQuery, MmrBoardRow } from '@scrapboard/contract';
import { foldColumns, playerFold } from '@scrapboard/matches';
import { beforeEach, expect, test } from 'vitest';
import { definedQueries } from '../../database/define-query.ts';
import { createTestApp } from '../../http/test-app.ts';
import { fetchMmrBoard } from './fetch-mmr-board.ts';
import { fetchMmrSummary } from './fetch-mmr-summary.ts';
import { fetchPlayerRating } from './fetch-player-rating.ts';

const { app, deps, get, pool } = await createTestApp();

const emptyFold = playerFold.empty();
const SET_COLUMNS = ['record_count', 'games', 'wins', 'losses'];
const zeroColumns = foldColumns
  .map(({ name }) => name)
  .filter((name) => emptyFold[name] === 0 && !SET_COLUMNS.includes(name));
const SEEN_AT = '2026-05-01T10:00:00.000Z';

const LAST_DAY = 20_000;

interface Place {
  ladder?: string;
  day?: number;
  sigma?: number;
  games?: number;
  region?: string | null;
  partySize?: number;
  powerScore?: number;
}

/** Adds a player with four rated matches, of which they won three. */
async function addPlayer(id: string, mmr: number, place: Place = {}): Promise<void> {
  const { ladder = 'all', day = LAST_DAY, sigma = 200, games = 4, region = 'eu' } = place;
  const { partySize = 1, powerScore = 8000 } = place;
  await pool.query('insert into player values ($1, $2, $2) on conflict do nothing', [id, `n${id}`]);
  await pool.query(
    `insert into player_fold (player_id, first_seen_at, last_seen_at, record_count, games, wins,
       losses, mmr, ${zeroColumns.join(', ')})
     values ($1, $2, $2, 4, 4, 3, 1, $3, ${zeroColumns.map(() => 0)}) on conflict do nothing`,
    [id, SEEN_AT, mmr],
  );
  const row = [ladder, id, day, mmr, sigma, mmr, mmr + 5, games, games - 1, 0, null];
  const values = [...row, region, partySize, powerScore, '[[12,1,8000,"eu"],[-7,2,8100,"eu"]]'];
  const placeholders = values.map((_, i) => `$${i + 1}`).join(', ');
  await pool.query(`insert into rating_day values (${placeholders})`, values);
  await pool.query('delete from rating_board where ladder = $1 and player_id = $2', [ladder, id]);
  await pool.query(`insert into rating_board values (${placeholders})`, values);
  await pool.query(`insert into rating_count values ($1, $2, 0, 0, '[]') on conflict do nothing`, [
    ladder,
    day,
  ]);
  await countPlaces();
}

/** Counts the players on each list at the end of every day, as rating does. */
async function countPlaces(): Promise<void> {
  await pool.query(
    `update rating_count c set (counts, provisional, inactive) = (
       select coalesce((
           select json_agg(json_build_array(mmr, players) order by mmr desc)::text
           from (
             select mmr, count(*) as players from unnest(array_agg(last.mmr) filter (
               where last.sigma <= 250 and last.day > c.day - 30
             )) as mmr group by mmr
           ) counted
         ), '[]'),
         count(*) filter (where last.sigma > 250 and last.day > c.day - 30),
         count(*) filter (where last.day <= c.day - 30)
       from (
         select distinct on (player_id) * from rating_day d
         where d.ladder = c.ladder and d.day <= c.day order by player_id, day desc
       ) last
     )`,
  );
}

beforeEach(async () => {
  await pool.query(
    'truncate player, player_fold, rating_day, rating_board, rating_count, hidden_player',
  );
});

const formatRanks = (players: readonly MmrBoardRow[]) =>
  players.map(({ rank, id, mmr }) => `${rank}. ${id} ${mmr}`);

/** Fetches every page, one after the other. */
async function fetchAll(
  limit: number,
  hidden: readonly string[] = [],
  filters: Partial<MmrBoardQuery> = {},
  afterPage: (page: number) => Promise<void> = async () => {},
): Promise<MmrBoardRow[]> {
  const rows: MmrBoardRow[] = [];
  let cursor: string | null = null;
  for (let page = 1; page === 1 || cursor !== null; page++) {
    const query = {
      status: 'ranked' as const,
      limit,
      ...filters,
      ...(cursor !== null && { cursor }),
    };
    const next: MmrBoard = await fetchMmrBoard(pool, query, hidden);
    rows.push(...next.players);
    await afterPage(page);
    cursor = next.nextCursor;
  }
  return rows;
}

test('the board is empty if no player is rated', async () => {
  expect(await get('/api/mmr')).toEqual({ asOf: null, players: [], nextCursor: null });
});

test('a row contains the rank, rating and stats of its player', async () => {
  await addPlayer('1', 1712);
  expect(await get('/api/mmr')).toEqual({
    asOf: '2024-10-04',
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
        uncertainty: 200,
        best: 1717,
        changes: [12, -7],
        lastRatedOn: '2024-10-04',
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
      await addPlayer(id, mmr);
    expect(formatRanks(await fetchAll(limit))).toEqual([
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
  for (let i = 0; i < 9; i++) await addPlayer(`p${i}`, 1900 - 10 * i);
  for (const limit of [1, 2, 4]) {
    expect(formatRanks(await fetchAll(limit, ['p0', 'p3', 'p4', 'p8']))).toEqual([
      '1. p1 1890',
      '2. p2 1880',
      '3. p5 1850',
      '4. p6 1840',
      '5. p7 1830',
    ]);
  }
});

test('players rated between pages do not shift or skip rows', async () => {
  for (let i = 0; i < 6; i++) await addPlayer(`p${i}`, 1900 - 10 * i);
  const rows = await fetchAll(2, [], {}, async (page) => {
    if (page !== 1) return;
    await addPlayer('above', 2000);
    await addPlayer('below', 1855);
  });
  expect(formatRanks(rows)).toEqual([
    '1. p0 1900',
    '2. p1 1890',
    '3. p2 1880',
    '4. p3 1870',
    '5. p4 1860',
    '6. below 1855',
    '7. p5 1850',
  ]);
});

test('provisional players, and those inactive for 30 days, are listed separately', async () => {
  await addPlayer('ranked', 1700, { day: LAST_DAY - 29 });
  await addPlayer('newest', 1650);
  await addPlayer('new', 1800, { sigma: 260 });
  await addPlayer('gone', 1900, { day: LAST_DAY - 30 });
  const fetchIds = async (status: MmrBoardQuery['status']) =>
    (await fetchAll(10, [], { status })).map(({ id }) => id);
  expect(await fetchIds('ranked')).toEqual(['ranked', 'newest']);
  expect(await fetchIds('provisional')).toEqual(['new']);
  expect(await fetchIds('inactive')).toEqual(['gone']);
});

test('players left out by a filter take no rank', async () => {
  await addPlayer('a', 1900, { region: 'us' });
  await addPlayer('b', 1800, { partySize: 2, day: LAST_DAY - 8 });
  await addPlayer('c', 1700, { powerScore: 4000 });
  await addPlayer('d', 1600, { games: 90 });
  const fetchRanks = async (filters: Partial<MmrBoardQuery>) =>
    formatRanks(await fetchAll(2, [], filters));
  expect(await fetchRanks({ region: 'us' })).toEqual(['1. a 1900']);
  expect(await fetchRanks({ region: 'eu' })).toEqual(['1. b 1800', '2. c 1700', '3. d 1600']);
  expect(await fetchRanks({ partySize: 2 })).toEqual(['1. b 1800']);
  expect(await fetchRanks({ maxPowerScore: 4000 })).toEqual(['1. c 1700']);
  expect(await fetchRanks({ minPowerScore: 4001 })).toHaveLength(3);
  expect(await fetchRanks({ activeWithin: 8 })).toHaveLength(3);
  expect(await fetchRanks({ activeWithin: 9 })).toHaveLength(4);
  expect(await fetchRanks({ minGames: 5 })).toEqual(['1. d 1600']);
});

test('the distribution counts the players whom the board lists with the same filters', async () => {
  for (let i = 0; i < 12; i++) {
    await addPlayer(`p${i}`, 1900 - 30 * Math.floor(i / 2), {
      ...{ region: i % 3 === 0 ? 'us' : 'eu', partySize: 1 + (i % 2), powerScore: 4000 + 500 * i },
      ...{ sigma: i === 5 ? 300 : 200, games: 4 + i, day: LAST_DAY - (i === 7 ? 40 : i) },
    });
  }
  const hidden = ['p2'];
  const filterSets = [{}, { region: 'eu' }, { partySize: 2, minGames: 8 }, { maxPowerScore: 7000 }];
  for (const filters of [
    ...filterSets,
    { activeWithin: 4 },
    { region: 'eu', date: '2024-10-01' },
  ]) {
    const summary = await fetchMmrSummary(deps, filters, hidden);
    const [ranked = [], provisional, inactive] = await Promise.all(
      (['ranked', 'provisional', 'inactive'] as const).map((status) =>
        fetchAll(100, hidden, { ...filters, status }),
      ),
    );
    expect([summary.ranked, summary.provisional, summary.inactive]).toEqual([
      ranked.length,
      provisional?.length,
      inactive?.length,
    ]);
    expect(ranked.length).toBeGreaterThan(0);
    for (const { from, to, players } of summary.bins) {
      expect(players).toBe(ranked.filter(({ mmr }) => mmr >= from && mmr < to).length);
    }
    expect(summary.bands.reduce((sum, { players }) => sum + players, 0)).toBe(ranked.length);
    const places = await Promise.all(
      ranked.map(({ id }) => fetchPlayerRating(pool, id, filters, hidden)),
    );
    for (const [index, { current }] of places.entries()) {
      const { rank, mmr } = ranked[index] ?? {};
      const worse = ranked.filter((row) => row.mmr < (mmr ?? 0)).length;
      const equal = ranked.filter((row) => row.mmr === mmr).length;
      expect(current).toMatchObject({
        rank,
        ranked: ranked.length,
        percentile: (100 * (worse + equal / 2)) / ranked.length,
      });
    }
  }
});

test('a player who does not match the filters has no rank among those who do', async () => {
  await addPlayer('a', 1900, { region: 'us' });
  await addPlayer('b', 1800);
  const { current, history } = await fetchPlayerRating(pool, 'a', { region: 'eu' }, []);
  expect(current).toMatchObject({ status: 'ranked', rank: null, percentile: null, ranked: 1 });
  expect(history).toMatchObject([{ rank: 1, ranked: 2 }]);
});

test('the page that contains a rank or a player can be requested', async () => {
  for (let i = 0; i < 9; i++) await addPlayer(`p${i}`, 1900 - 10 * Math.floor(i / 2));
  const allRows = formatRanks(await fetchAll(100, ['p4']));
  const baseQuery = { status: 'ranked' as const, limit: 3 };
  const fetchPage = async (query: Partial<MmrBoardQuery>) =>
    formatRanks((await fetchMmrBoard(pool, { ...baseQuery, ...query }, ['p4'])).players);
  for (const [position, row] of allRows.entries()) {
    const pageStart = position - (position % 3);
    const id = row.split(' ')[1] ?? '';
    // Without filters the rows above are not counted one by one.
    for (const filters of [{}, { minGames: 1 }]) {
      expect(await fetchPage({ ...filters, player: id })).toEqual(
        allRows.slice(pageStart, pageStart + 3),
      );
      expect(await fetchPage({ ...filters, rank: position + 1 })).toEqual(
        allRows.slice(pageStart, pageStart + 3),
      );
    }
  }
  expect(await fetchPage({ player: 'p4' })).toEqual(allRows.slice(0, 3));
  expect(await fetchPage({ rank: 1000 })).toEqual(allRows.slice(0, 3));
});

test('a board of an earlier day has the ratings of that day', async () => {
  await addPlayer('a', 1700, { day: LAST_DAY - 50 });
  await addPlayer('b', 1650, { day: LAST_DAY - 50 });
  await addPlayer('b', 1750, { day: LAST_DAY - 40 });
  await addPlayer('b', 1650, { day: LAST_DAY });
  const fetchBoardAt = async (date: string) => {
    const { asOf, players } = await fetchMmrBoard(pool, { status: 'ranked', limit: 5, date }, []);
    return [asOf, ...formatRanks(players)];
  };
  expect(await fetchBoardAt('2024-08-14')).toEqual([null]);
  expect(await fetchBoardAt('2024-08-15')).toEqual(['2024-08-15', '1. a 1700', '2. b 1650']);
  expect(await fetchBoardAt('2024-09-01')).toEqual(['2024-08-25', '1. b 1750', '2. a 1700']);
  expect(await fetchBoardAt('2024-10-04')).toEqual(['2024-10-04', '1. b 1650']);
});

test('rejects an invalid cursor', async () => {
  for (const keys of [['1'], ['1', '1', '9'.repeat(12), 'a'], ['x', '1', '1700', 'a']]) {
    const cursor = Buffer.from(JSON.stringify(keys)).toString('base64url');
    expect((await app.inject(`/api/mmr?cursor=${cursor}`)).statusCode).toBe(400);
  }
});

test('every page is read in index order', async () => {
  const query = definedQueries.find(
    ({ text }) => text.includes('limit $15') && text.includes('from rating_board b'),
  );
  const client = await pool.connect();
  try {
    // Small tables are read faster without an index.
    await client.query(
      'set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off',
    );
    const { rows } = await client.query<Record<string, string>>(`explain ${query?.text}`, [
      ...['all', 19970, LAST_DAY, LAST_DAY, -1, 250, 20, null, null, 0, 1e9, '{}'],
      ...[1700, 'a', 51],
    ]);
    const plan = rows.flatMap((row) => Object.values(row)).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan Backward using rating_board_mmr/);
    expect(plan).toMatch(/ROW\(b?\.?mmr, b?\.?player_id\) < ROW\(1700/);
    expect(plan.slice(plan.indexOf('Limit'))).not.toContain('Sort');
  } finally {
    client.release(true);
  }
});
