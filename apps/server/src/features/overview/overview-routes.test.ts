import { ApiError, type Overview } from '@scrapboard/contract';
import { beforeAll, expect, test } from 'vitest';
import { DuckdbError } from '../../duckdb/duckdb-error.ts';
import { createTestApp } from '../../http/test-app.ts';
import { createFactsNotReadyError } from '../questions/answer-from-rows.ts';
import { makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { fetchBands } from './fetch-bands.ts';

const { app, get, pool, deps, writeAndAwaitChange } = await createTestApp();
let overview: Overview;

beforeAll(async () => {
  const matches = Array.from({ length: 12 }, (_, i) => makeMatch({ seed: i + 1, population: 9 }));
  await storeUpload(pool, { id: 'first', matches });
  await pool.query(`update upload set status = 'stored'`);
  overview = await get<Overview>('/api/overview');
});

async function queryNumber(sql: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select (${sql})::float8 as n`);
  return rows[0]?.n ?? Number.NaN;
}

test('counts each stored match once in its mode', async () => {
  expect(overview.uploads).toBe(1);
  const all = overview.modes.reduce((sum, { matches }) => sum + matches, 0);
  expect(all).toBe(await queryNumber('select count(*) from match'));
  const counts = overview.modes.map(({ matches }) => matches);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test('kinds contain the number of parts, the most used and their leaders', async () => {
  const parts = overview.kinds.reduce((sum, kind) => sum + kind.parts, 0);
  expect(parts).toBe(
    await queryNumber(
      'select count(distinct part) from player_match, unnest(part_ids) part where result is not null',
    ),
  );
  const weapons = overview.kinds.find(({ kind }) => kind === 'weapon');
  expect(weapons?.top.length).toBeGreaterThan(0);
  const { rows } = await pool.query<{ part: string; damage: string }>(
    'select part, damage from player_part_fold order by damage desc, player_id',
  );
  const best = rows.find(({ part }) => deps.catalogue.part(part).category === 'weapon');
  expect(weapons?.leaders[0]?.damage).toBe(Number(best?.damage) / 100);
  expect(weapons?.leaders.length).toBeLessThanOrEqual(5);
});

test('a requested part is included even if it was never used', async () => {
  expect(overview.part).toBeNull();
  const { rows } = await pool.query<{ part: string; uses: number; wins: number }>(
    `select part, count(*)::int as uses, (count(*) filter (where result = 1))::int as wins
       from player_match, unnest(part_ids) part where result is not null
       group by part order by uses limit 1`,
  );
  const [leastUsed] = rows;
  const fetchPart = async (part: string) =>
    (await get<Overview>(`/api/overview?part=${part}`)).part;
  expect(await fetchPart(leastUsed?.part ?? '')).toMatchObject({
    part: { id: leastUsed?.part },
    winRate: { count: leastUsed?.wins, of: leastUsed?.uses },
  });
  expect(await fetchPart('no-such-part')).toMatchObject({
    part: { id: 'no-such-part' },
    winRate: { of: 0 },
  });
  expect((await app.inject('/api/overview?part=%3Cb%3E')).statusCode).toBe(400);
});

test('games by power score add up to all games played', async () => {
  const games = overview.bands.reduce((sum, { winRate }) => sum + winRate.of, 0);
  expect(games).toBe(await queryNumber('select sum(games) from player_fold'));
  const notReady = { answer: () => Promise.reject(createFactsNotReadyError()) };
  const fromRows = await fetchBands(pool, notReady);
  expect(overview.bands.map(({ winRate }) => ({ games: winRate.of, wins: winRate.count }))).toEqual(
    fromRows.map(({ games, wins }) => ({ games, wins })),
  );
});

test.each([
  ['the facts are being written', createFactsNotReadyError()],
  ['too many other questions are asked', new ApiError(503, 'questions_busy', 'Later.')],
  ['DuckDB takes too long', new ApiError(422, 'question_too_slow', 'Ask for less.')],
  ['DuckDB fails', new DuckdbError('failed', 'IO Error')],
])('power scores are counted from the rows if %s', async (_, failure) => {
  const failing = { answer: () => Promise.reject(failure) };
  expect((await fetchBands(pool, failing)).map(({ games }) => games)).toEqual(
    overview.bands.map(({ winRate }) => winRate.of),
  );
});

test('hidden players are never leaders', async () => {
  const leaders = ({ kinds }: Overview) =>
    kinds.flatMap((kind) => kind.leaders.map(({ player }) => player.id));
  const [first] = leaders(overview);
  await writeAndAwaitChange(() =>
    pool.query(
      `with hide as (insert into hidden_player (player_id) values ($1))
       select pg_notify('scrapboard_changed', '{"players":[],"matches":[],"hidden":true}')`,
      [first],
    ),
  );
  await expect.poll(async () => leaders(await get<Overview>('/api/overview'))).not.toContain(first);
});
