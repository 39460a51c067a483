import type { SearchAnswer } from '@scrapboard/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { send, signUp } from '../auth/testing/sign-up.ts';
import { addNamedPlayers } from './testing/add-named-players.ts';

const { app, get, pool, deps, writeAndAwaitChange } = await createTestApp();

const search = (q: string, limit = 6) =>
  get<SearchAnswer>(`/api/search?${new URLSearchParams({ q, limit: String(limit) })}`);
const searchNicknames = async (q: string) =>
  (await search(q)).players.map(({ nickname }) => nickname);

beforeAll(async () => {
  await addNamedPlayers(pool, [
    { id: '1', names: ['Kraken'], games: 3 },
    { id: '2', names: ['KrakenKing'], games: 900 },
    { id: '3', names: ['Kraken_99'], games: 20 },
    { id: '4', names: ['Mad Kraken'], games: 5000 },
    { id: '5', names: ['OldKrakens'], games: 10 },
    { id: '6', names: ['Ölrad'], games: 10 },
    { id: '7', names: ['ЩукаВоды'], games: 10 },
    { id: '8', names: ['战车王'], games: 10 },
    { id: '9', names: ['_Gri_nder_'], games: 10 },
    { id: '10', names: ['Wolfram', 'Nebelhorn'], games: 10 },
    { id: '11', names: ['___'], games: 10 },
    { id: '12', names: ['쓰레기'], games: 10 },
    { id: '13', names: ['Zobel'], games: 10 },
    { id: '4711@live', names: ['Console One'], games: 10 },
  ]);
});

test('ranks whole names first, then beginnings by games played, later words, anywhere', async () => {
  const { players } = await search('kraken');
  expect(players.map(({ nickname, match }) => [nickname, match])).toEqual([
    ['Kraken', 'exact'],
    ['KrakenKing', 'start'],
    ['Kraken_99', 'start'],
    ['Mad Kraken', 'word'],
    ['OldKrakens', 'inside'],
  ]);
  expect(players[0]).toEqual({
    id: '1',
    nickname: 'Kraken',
    formerly: null,
    games: 3,
    mmr: 1600,
    match: 'exact',
  });
  expect((await search('kraken', 2)).players).toHaveLength(2);
});

test.each([
  ['kraekn', 'Kraken'],
  ['zoebl', 'Zobel'],
  ['zobl', 'Zobel'],
  ['wolfarm', 'Nebelhorn'],
  ['щюка', 'ЩукаВоды'],
])('the typo %s finds %s', async (typed, nickname) => {
  const { players } = await search(typed);
  expect(players[0]).toMatchObject({ nickname, match: 'similar' });
});

test.each([
  ['ÖLR', 'Ölrad'],
  ['olrad', 'Ölrad'],
  ['щука', 'ЩукаВоды'],
  ['schuka', 'ЩукаВоды'],
  ['воды', 'ЩукаВоды'],
  ['战', '战车王'],
  ['车王', '战车王'],
  ['쓰레', '쓰레기'],
  ['grinder', '_Gri_nder_'],
  ['gri_n', '_Gri_nder_'],
  ['kraken mad', 'Mad Kraken'],
  ['___', '___'],
  ['co', 'Console One'],
  ['on', 'Console One'],
  ['4711@live', 'Console One'],
])('%s finds %s', async (typed, nickname) => {
  expect(await searchNicknames(typed)).toContain(nickname);
});

test('a search for a former name finds the player by their current one', async () => {
  expect((await search('wolf')).players).toMatchObject([
    { id: '10', nickname: 'Nebelhorn', formerly: 'Wolfram' },
  ]);
  expect((await search('nebel')).players).toMatchObject([{ id: '10', formerly: null }]);
});

test('parts and maps are found by name and id', async () => {
  const part = deps.catalogue.parts().find(({ category }) => category === 'weapon');
  const map = deps.catalogue.maps()[0];
  expect((await search(part?.name ?? '')).parts[0]).toMatchObject({ id: part?.id, match: 'exact' });
  expect((await search(part?.id ?? '')).parts).toContainEqual(
    expect.objectContaining({ id: part?.id, name: part?.name, category: 'weapon' }),
  );
  expect((await search(map?.name ?? '')).maps[0]).toMatchObject({ id: map?.id });
  expect((await search(map?.id ?? '')).maps.map(({ id }) => id)).toContain(map?.id);
});

test('without a match the lists are empty', async () => {
  const noResults = { players: [], parts: [], maps: [] };
  expect(await search('qqqqzzzzqqqq')).toEqual(noResults);
  for (const q of ['%', '%%', '\\', "'", '"', '🚗', "'; drop table player; --", '~AAAAA', '*']) {
    expect([q, (await search(q)).players.filter(({ match }) => match !== 'similar')]).toEqual([
      q,
      [],
    ]);
  }
});

test.each([
  '/api/search',
  '/api/search?q=',
  '/api/search?q=%20%20',
  `/api/search?q=${'x'.repeat(65)}`,
  '/api/search?q=a%00b',
  '/api/search?q=a%0ab',
  '/api/search?q=a&q=b',
  '/api/search?q=a&limit=0',
  '/api/search?q=a&limit=21',
])('%s is a bad request', async (url) => {
  const response = await app.inject(url);
  expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
});

test('only their own account finds a hidden player, whichever name is searched', async () => {
  const { accessToken, user } = await signUp(app);
  await pool.query(
    `insert into account_player (account_id, player_id, basis) values ($1, '10', 'operator')`,
    [user.id],
  );
  await writeAndAwaitChange(async () => {
    await pool.query(`insert into hidden_player values ('10')`);
    await pool.query(
      `select pg_notify('scrapboard_changed', '{"players":[],"matches":[],"hidden":true}')`,
    );
  });
  for (const q of ['nebelhorn', 'wolfram', 'wolfarm', '10', 'ebelh']) {
    await expect
      .poll(async () => (await search(q)).players.map(({ id }) => id))
      .not.toContain('10');
    const ownResponse = await send(app, 'GET', `/api/search?q=${q}`, { token: accessToken });
    expect(ownResponse.json<SearchAnswer>().players.map(({ id }) => id)).toContain('10');
  }
});

test('counts towards the rate limit of reads', async () => {
  const response = await app.inject('/api/search?q=a');
  expect(response.headers['ratelimit-policy']).toMatch(/^"read"/);
});
