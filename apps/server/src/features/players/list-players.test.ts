import type { PlayerRow, PlayerSort, PlayersPage } from '@scrapboard/contract';
import { foldColumns, playerFold } from '@scrapboard/matches';
import { rateOf } from '@scrapboard/statistics';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';

const { get, pool } = await createTestApp();

const emptyFold = playerFold.empty();
const SET_COLUMNS = ['record_count', 'games', 'wins', 'losses'];
const zeroColumns = foldColumns
  .map(({ name }) => name)
  .filter((name) => emptyFold[name] === 0 && !SET_COLUMNS.includes(name));

interface TestPlayer {
  id: string;
  nickname: string;
  games: number;
  wins: number;
  mmr: number;
  seen: string;
}

async function addPlayers(players: TestPlayer[]): Promise<void> {
  for (const { id, nickname, games, wins, mmr, seen } of players) {
    await pool.query('insert into player values ($1, $2, $3)', [
      id,
      nickname,
      nickname.toLowerCase(),
    ]);
    await pool.query(
      `insert into player_fold (player_id, first_seen_at, last_seen_at, record_count, games, wins,
         losses, mmr, ${zeroColumns.join(', ')})
       values ($1, $2, $2, $3, $3, $4::int, $3 - $4::int, $5, ${zeroColumns.map(() => 0)})`,
      [id, seen, games, wins, mmr],
    );
  }
}

const names = ['Rust', 'rusty', 'Trust', 'CRUST', 'Alfa', 'beta', '_Zed_', 'Rust', 'Ölrad', 'zz'];
const createPlayers = (count: number, offset = 0): TestPlayer[] =>
  Array.from({ length: count }, (_, i) => ({
    id: String(1000 + offset + i),
    nickname: names[i % names.length] as string,
    games: (i * 7) % 60,
    wins: Math.floor(((i * 7) % 60) * ((i % 5) / 5)),
    mmr: 1500 + ((i * 37) % 5) * 10,
    seen: `2026-05-${String(1 + (i % 9)).padStart(2, '0')}T10:00:00.123456Z`,
  }));

beforeEach(async () => {
  await pool.query('truncate player, player_fold');
  await addPlayers(createPlayers(60));
});

async function fetchAll(
  query: string,
  afterPage: (page: number) => Promise<void> = async () => {},
): Promise<PlayerRow[]> {
  const rows: PlayerRow[] = [];
  let cursor: string | null = '';
  for (let page = 1; cursor !== null; page++) {
    const next: PlayersPage = await get(
      `/api/players?${query}${cursor ? `&cursor=${cursor}` : ''}`,
    );
    rows.push(...next.players);
    await afterPage(page);
    cursor = next.nextCursor;
  }
  return rows;
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
const toByteOrder = (text: string) => Buffer.from(text.toLowerCase()).toString('hex');
const sortKeys: Record<PlayerSort, (row: PlayerRow) => string | number> = {
  lastSeen: (row) => row.lastSeenAt,
  nickname: (row) => toByteOrder(row.nickname),
  games: (row) => row.games,
  winRate: (row) => row.winRate.low,
  mmr: (row) => row.mmr,
};

const sorts = Object.keys(sortKeys) as PlayerSort[];
test.each(sorts.flatMap((sort) => (['asc', 'desc'] as const).map((d) => [sort, d] as const)))(
  'all pages together contain every player once, by %s %s',
  async (sort, direction) => {
    const rows = await fetchAll(`sort=${sort}&direction=${direction}&limit=7`);
    const sign = direction === 'asc' ? 1 : -1;
    const expected = rows.toSorted(
      (a, b) => sign * (compare(sortKeys[sort](a), sortKeys[sort](b)) || compare(a.id, b.id)),
    );
    expect(rows.map((row) => row.id)).toEqual(expected.map((row) => row.id));
    expect(new Set(rows.map((row) => row.id)).size).toBe(60);
  },
);

test.each(sorts)('players added between pages do not shift rows, by %s', async (sort) => {
  const idsBefore = new Set((await fetchAll('limit=100')).map((row) => row.id));
  const rows = await fetchAll(`sort=${sort}&limit=9`, (page) =>
    addPlayers(createPlayers(4, 100 * page).slice(0, page > 4 ? 0 : 4)),
  );
  const ids = rows.map((row) => row.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of idsBefore) expect(ids).toContain(id);
});

test('names that start with the search come first, then those that contain it, ignoring case', async () => {
  const rows = await fetchAll('search=RUST&sort=nickname&direction=asc&limit=5');
  const startsWithSearch = rows.map((row) => row.nickname.toLowerCase().startsWith('rust'));
  expect(startsWithSearch).toEqual(startsWithSearch.toSorted((a, b) => Number(b) - Number(a)));
  expect(new Set(rows.map((row) => row.nickname))).toEqual(
    new Set(['Rust', 'rusty', 'Trust', 'CRUST']),
  );
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  expect(await get('/api/players?search=rust&limit=1')).toMatchObject({ total: rows.length });
  expect((await fetchAll('search=rust&sort=games&direction=desc&limit=3')).length).toBe(
    rows.length,
  );
});

test('SQL wildcards are searched for literally', async () => {
  expect((await fetchAll('search=_z')).every((row) => row.nickname === '_Zed_')).toBe(true);
  expect((await fetchAll('search=%C3%B6l')).every((row) => row.nickname === 'Ölrad')).toBe(true);
  expect(await get('/api/players?search=%25')).toMatchObject({ players: [], total: 0 });
});

test('finds letters of any script, ignoring accents', async () => {
  await addPlayers(
    ['ЩукаВоды', '战车王', 'Müller'].map((nickname, i) => {
      const seenAt = '2026-05-01T10:00:00Z';
      return { id: String(2000 + i), nickname, games: 1, wins: 0, mmr: 1500, seen: seenAt };
    }),
  );
  const searchNicknames = async (text: string) =>
    (await fetchAll(`search=${encodeURIComponent(text)}`)).map((row) => row.nickname);
  expect(await searchNicknames('щука')).toEqual(['ЩукаВоды']);
  expect(await searchNicknames('воды')).toEqual(['ЩукаВоды']);
  expect(await searchNicknames('schuka')).toEqual(['ЩукаВоды']);
  expect(await searchNicknames('车')).toEqual(['战车王']);
  expect(await searchNicknames('MULLER')).toEqual(['Müller']);
});

test('finds a player by id', async () => {
  expect((await fetchAll('search=1004')).map((row) => row.id)).toEqual(['1004']);
});

test('the total counts all matching players on every page', async () => {
  const page = await get<PlayersPage>('/api/players?limit=7');
  expect(page.total).toBe(60);
  expect(await get(`/api/players?limit=7&cursor=${page.nextCursor}`)).toMatchObject({ total: 60 });
});

test('rejects the cursor of another sort order', async () => {
  const page = await get<PlayersPage>('/api/players?sort=nickname&limit=7');
  await expect(get(`/api/players?sort=games&cursor=${page.nextCursor}`)).rejects.toThrow(/400/);
});

test('a page contains the place of its first player', async () => {
  const first: PlayersPage = await get('/api/players?limit=7');
  const second: PlayersPage = await get(`/api/players?limit=7&cursor=${first.nextCursor}`);
  const third: PlayersPage = await get(`/api/players?limit=7&cursor=${second.nextCursor}`);
  expect([first, second, third].map(({ firstPlace }) => firstPlace)).toEqual([1, 8, 15]);
});

test('only players seen since a day are listed and counted, in any order', async () => {
  const recentlySeen = (await fetchAll('limit=100')).filter(
    ({ lastSeenAt }) => lastSeenAt >= '2026-05-07',
  );
  expect(recentlySeen.length).toBeGreaterThan(5);
  const rows = await fetchAll('seenSince=2026-05-07&sort=games&limit=4');
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(recentlySeen.map(({ id }) => id)));
  expect(await get('/api/players?seenSince=2026-05-07&limit=3')).toMatchObject({
    total: recentlySeen.length,
  });
  const searchPage: PlayersPage = await get('/api/players?seenSince=2026-05-07&search=rust');
  expect(searchPage.total).toBe(searchPage.players.length);
  expect(searchPage.players.every(({ lastSeenAt }) => lastSeenAt >= '2026-05-07')).toBe(true);
});

test('the lower end that orders players by win rate is that of the statistics', async () => {
  const pairs = Array.from({ length: 300 }, (_, i) => {
    const games = Math.round(1.035 ** i);
    return { games, wins: Math.round((games * ((i * 37) % 101)) / 100) };
  });
  await pool.query('truncate player, player_fold');
  await addPlayers(pairs.map((pair, i) => ({ ...createPlayers(1, i)[0], ...pair }) as TestPlayer));
  const { rows } = await pool.query('select games, wins, win_low from player_fold');
  expect(rows.length).toBe(300);
  for (const { games, wins, win_low } of rows) {
    expect(win_low).toBeCloseTo(rateOf(wins, games).low, 10);
  }
});

test('leaves out players with fewer games than requested, in the total too', async () => {
  const filteredPlayers = await fetchAll('minGames=30&limit=7&sort=games&direction=asc');
  const allPlayers = await fetchAll('limit=100');
  const expected = allPlayers.filter(({ games }) => games >= 30).map(({ id }) => id);
  expect(filteredPlayers.map(({ id }) => id).sort()).toEqual(expected.sort());
  const searchPage = await get<PlayersPage>('/api/players?minGames=30&search=rust&limit=1');
  const searchResults = await fetchAll('search=rust');
  expect(searchPage.total).toBe(searchResults.filter(({ games }) => games >= 30).length);
});
