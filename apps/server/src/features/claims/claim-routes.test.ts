import {
  accountPlayers,
  type ErrorBody,
  encodeMatchId,
  type Match,
  type PlayersPage,
} from '@scrapboard/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import { send, signUp } from '../auth/testing/sign-up.ts';
import { fetchStatus } from '../status/fetch-status.ts';
import { fromAnotherLog, makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';

let server: TestApp;
const matches = Array.from({ length: 12 }, (_, i) => makeMatch({ seed: i + 1, population: 9 }));
/** The local player of the uploaded game.log. */
const OWN_PLAYER = '3';
/** A player who was in the same matches. */
const OTHER_PLAYER = '5';

beforeAll(async () => {
  server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
  const namedMatches = matches
    .filter(({ players }) => players.some(({ id }) => id === OWN_PLAYER))
    .map((match) => fromAnotherLog(match, { context: { localPlayer: OWN_PLAYER } }));
  await storeUpload(server.pool, { id: 'mine', matches: namedMatches });
  await storeUpload(server.pool, { id: 'others', matches });
});

beforeEach(async () => {
  await server.pool.query('delete from hidden_player; delete from account');
  await announceHidden();
  await expect
    .poll(async () => idsOf(await listPlayers()))
    .toEqual(expect.arrayContaining([OWN_PLAYER, OTHER_PLAYER]));
});

const call = (
  token: string | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
) =>
  send(server.app, method, url, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });

/** Sends the notification that another process sends after hiding or showing a player. */
const announceHidden = () =>
  server.pool.query(
    `select pg_notify('scrapboard_changed', '{"players":[],"matches":[],"hidden":true}')`,
  );

/** Signs up an account that owns the upload `mine`; returns its token. */
async function signUpUploader(): Promise<string> {
  const { accessToken, user } = await signUp(server.app);
  await server.pool.query(`insert into upload_owner values ('mine', $1)`, [user.id]);
  return accessToken;
}

const claim = (token: string, id: string, ask = false) =>
  call(token, 'POST', '/api/account/players', { id, ask });
const hide = (token: string, id: string, hidden: boolean) =>
  call(token, 'PUT', `/api/account/players/${encodeURIComponent(id)}`, { hidden });

/** Signs up an account, links its player and hides them; returns its token. */
async function signUpAndHide(): Promise<string> {
  const token = await signUpUploader();
  await claim(token, OWN_PLAYER);
  expect((await hide(token, OWN_PLAYER, true)).statusCode).toBe(200);
  return token;
}

test('the local player of your own game.log can be claimed', async () => {
  const token = await signUpUploader();
  const playersBefore = await call(token, 'GET', '/api/account/players');
  expect(accountPlayers.parse(playersBefore.json())).toMatchObject({
    linked: [],
    claimable: [{ id: OWN_PLAYER, nickname: expect.any(String) }],
  });
  const claimResponse = await claim(token, OWN_PLAYER);
  expect(accountPlayers.parse(claimResponse.json())).toMatchObject({
    linked: [{ id: OWN_PLAYER, hidden: false }],
    claimable: [],
    asked: [],
  });
  const { user } = (await call(token, 'GET', '/api/auth/my-account')).json();
  expect(user.players).toMatchObject([{ id: OWN_PLAYER, hidden: false }]);
  expect((await claim(token, OWN_PLAYER)).statusCode).toBe(200);
});

test('other players cannot be claimed, neither those met in a match nor those of another account’s upload', async () => {
  const token = await signUpUploader();
  const stranger = (await signUp(server.app)).accessToken;
  const attempts: [string, string][] = [
    [token, OTHER_PLAYER],
    [stranger, OWN_PLAYER],
    [token, '999999'],
  ];
  for (const [token, id] of attempts) {
    const response = await claim(token, id);
    expect([response.statusCode, response.json<ErrorBody>().code]).toEqual([
      403,
      'not_your_player',
    ]);
  }
  expect((await claim(token, "3' or 1=1")).statusCode).toBe(400);
  expect(
    (await call(undefined, 'POST', '/api/account/players', { id: OWN_PLAYER })).statusCode,
  ).toBe(401);
});

test('a game.log proves nothing if its player was not in the match', async () => {
  const strangerMatch = makeMatch({ seed: 99, population: 30 });
  const absentPlayer = Array.from({ length: 31 }, (_, n) => String(n)).find(
    (id) =>
      matches.some(({ players }) => players.some((player) => player.id === id)) &&
      !strangerMatch.players.some((player) => player.id === id),
  ) as string;
  const forgedMatch = fromAnotherLog(strangerMatch, { context: { localPlayer: absentPlayer } });
  await storeUpload(server.pool, { id: 'forged', matches: [forgedMatch] });
  const { accessToken, user } = await signUp(server.app);
  await server.pool.query(`insert into upload_owner values ('forged', $1)`, [user.id]);
  expect((await claim(accessToken, absentPlayer)).statusCode).toBe(403);
  expect((await call(accessToken, 'GET', '/api/account/players')).json().claimable).toEqual([]);
});

test('a player belongs to one account', async () => {
  const [first, second] = [await signUpUploader(), await signUpUploader()];
  const responses = await Promise.all([claim(first, OWN_PLAYER), claim(second, OWN_PLAYER)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('without a game.log a claim is pending until the operator decides, and grants nothing', async () => {
  const { accessToken: token } = await signUp(server.app);
  const pendingPlayers = accountPlayers.parse((await claim(token, OTHER_PLAYER, true)).json());
  expect(pendingPlayers).toMatchObject({ linked: [], asked: [{ id: OTHER_PLAYER }] });
  expect((await hide(token, OTHER_PLAYER, true)).statusCode).toBe(404);
  expect((await claim(token, '999999', true)).statusCode).toBe(404);
  const withdrawalResponse = await call(token, 'DELETE', `/api/account/players/${OTHER_PLAYER}`);
  expect(withdrawalResponse.json().asked).toEqual([]);
});

test('only your own player can be hidden', async () => {
  const token = await signUpUploader();
  await claim(token, OWN_PLAYER);
  const stranger = (await signUp(server.app)).accessToken;
  expect((await hide(stranger, OWN_PLAYER, true)).statusCode).toBe(404);
  expect((await hide(token, OTHER_PLAYER, true)).statusCode).toBe(404);
  expect(
    (await call(undefined, 'PUT', `/api/account/players/${OWN_PLAYER}`, { hidden: true }))
      .statusCode,
  ).toBe(401);
  expect((await hide(token, OWN_PLAYER, 'yes' as never)).statusCode).toBe(400);
});

const listPlayers = async (token?: string, query = '') =>
  (await call(token, 'GET', `/api/players?limit=100${query}`)).json<PlayersPage>();
const idsOf = (page: PlayersPage) => page.players.map(({ id }) => id);

test('a hidden player appears in lists and search only for their own account', async () => {
  const pageBefore = await listPlayers();
  const nickname = pageBefore.players.find(({ id }) => id === OWN_PLAYER)?.nickname ?? '';
  const token = await signUpAndHide();
  const pageAfter = await listPlayers();
  expect(idsOf(pageAfter)).toEqual(idsOf(pageBefore).filter((id) => id !== OWN_PLAYER));
  expect(pageAfter.total).toBe((pageBefore.total ?? 0) - 1);
  for (const query of [OWN_PLAYER, nickname, nickname.slice(0, 3)]) {
    expect(
      idsOf(await listPlayers(undefined, `&search=${encodeURIComponent(query)}`)),
    ).not.toContain(OWN_PLAYER);
  }
  const playedWith = (
    await call(undefined, 'GET', `/api/players/${OTHER_PLAYER}/played-with`)
  ).json();
  expect(JSON.stringify(playedWith)).not.toContain(`"${OWN_PLAYER}"`);
  expect(idsOf(await listPlayers(token))).toContain(OWN_PLAYER);
  const stranger = (await signUp(server.app)).accessToken;
  expect(idsOf(await listPlayers(stranger))).not.toContain(OWN_PLAYER);
});

test('every call about a hidden player gives others the same 404 as an unknown player', async () => {
  // Puts the profile into the cache.
  await call(undefined, 'GET', `/dev/profile/${OWN_PLAYER}`);
  const token = await signUpAndHide();
  const paths = [
    `/dev/profile/${OWN_PLAYER}`,
    `/dev/profile/${OWN_PLAYER}?category=pvp`,
    `/api/players/${OWN_PLAYER}`,
    ...['matches', 'graphs', 'parts?group=weapon', 'power-scores', 'played-with'].map(
      (page) => `/api/players/${OWN_PLAYER}/${page}`,
    ),
  ];
  for (const path of paths) {
    const response = await call(undefined, 'GET', path);
    const unknownResponse = await call(undefined, 'GET', path.replace(`/${OWN_PLAYER}`, '/999999'));
    const withoutRequestId = (reply: typeof response) => ({
      ...reply.json<ErrorBody>(),
      requestId: '',
    });
    expect([path, response.statusCode, withoutRequestId(response)]).toEqual([
      path,
      404,
      withoutRequestId(unknownResponse),
    ]);
    expect([path, (await call('nonsense', 'GET', path)).statusCode]).toEqual([path, 404]);
    expect([path, (await call(token, 'GET', path)).statusCode]).toEqual([path, 200]);
  }
});

test('a match page shows others a participant without their name', async () => {
  const { rows } = await server.pool.query(
    'select match_id as id from player_match where player_id = $1 limit 1',
    [OWN_PLAYER],
  );
  const path = `/api/matches/${encodeMatchId(rows[0].id)}`;
  const matchBefore = (await call(undefined, 'GET', path)).json<Match>();
  const ownRow = matchBefore.players.find(({ id }) => id === OWN_PLAYER);
  const token = await signUpAndHide();
  const response = await call(undefined, 'GET', path);
  const hiddenRow = response.json<Match>().players[ownRow?.index ?? -1];
  expect(hiddenRow).toEqual({
    ...ownRow,
    id: null,
    nickname: 'Hidden player',
    build: null,
    mmrChange: null,
  });
  expect(response.body).not.toContain(ownRow?.nickname);
  expect((await call(token, 'GET', path)).json()).toEqual(matchBefore);
});

test('the name of a hidden player who joined late is hidden too', async () => {
  const { rows } = await server.pool.query(
    'select nickname from player_nickname where player_id = $1',
    [OWN_PLAYER],
  );
  const { nickname } = rows[0];
  const fullMatch = makeMatch({ seed: 77, population: 60, humans: 10 });
  const { players } = fullMatch;
  const renamedPlayers = players.map((player, index) =>
    index === 4
      ? { ...player, id: `name:${nickname}`, nickname }
      : index === 5
        ? { ...player, id: 'name:Somebody', nickname: 'Somebody' }
        : player,
  );
  await storeUpload(server.pool, {
    id: 'late',
    matches: [{ ...fullMatch, players: renamedPlayers }],
  });
  const token = await signUpAndHide();
  const storedMatches = await server.pool.query(
    `select match_id as id from upload_match where upload_id = 'late'`,
  );
  const path = `/api/matches/${encodeMatchId(storedMatches.rows[0].id)}`;
  const fetchNames = async (viewerToken?: string) =>
    (await call(viewerToken, 'GET', path)).json<Match>().players.map(({ nickname }) => nickname);
  expect(await fetchNames()).toEqual(expect.arrayContaining(['Hidden player', 'Somebody']));
  expect(await fetchNames()).not.toContain(nickname);
  expect(await fetchNames(token)).toContain(nickname);
});

test('claiming a hidden player reveals neither their name nor their existence', async () => {
  const earlyToken = (await signUp(server.app)).accessToken;
  await claim(earlyToken, OWN_PLAYER, true);
  await signUpAndHide();
  const lateToken = (await signUp(server.app)).accessToken;
  const [refused, unknown] = [
    await claim(lateToken, OWN_PLAYER, true),
    await claim(lateToken, '999999', true),
  ];
  expect([refused.statusCode, refused.json().message]).toEqual([404, unknown.json().message]);
  const { asked } = (await call(earlyToken, 'GET', '/api/account/players')).json();
  expect(asked).toMatchObject([{ id: OWN_PLAYER, nickname: null, state: 'pending' }]);
  const accountExport = (await call(earlyToken, 'GET', '/api/account/export')).json();
  expect(accountExport.players.asked).toMatchObject([{ id: OWN_PLAYER, nickname: null }]);
});

test('a player reappears immediately when shown again or unlinked', async () => {
  const token = await signUpAndHide();
  await hide(token, OWN_PLAYER, false);
  expect(idsOf(await listPlayers())).toContain(OWN_PLAYER);
  await hide(token, OWN_PLAYER, true);
  expect(idsOf(await listPlayers())).not.toContain(OWN_PLAYER);
  await hide(token, OWN_PLAYER, true);
  await call(token, 'DELETE', `/api/account/players/${OWN_PLAYER}`);
  expect(idsOf(await listPlayers())).toContain(OWN_PLAYER);
  const { events } = (await call(token, 'GET', '/api/account/security-events')).json();
  expect(events.slice(0, 5).map(({ kind }: { kind: string }) => kind)).toEqual([
    'player_shown',
    'link_ended',
    'player_hidden',
    'player_shown',
    'player_hidden',
  ]);
});

test('a player hidden by another process is hidden here too', async () => {
  await server.pool.query('insert into hidden_player values ($1)', [OTHER_PLAYER]);
  await announceHidden();
  await expect.poll(async () => idsOf(await listPlayers())).not.toContain(OTHER_PLAYER);
});

test('the home page never shows a hidden player', async () => {
  const fetchShownPlayer = async () => (await fetchStatus(server.deps)).player;
  const first = await fetchShownPlayer();
  await server.pool.query('insert into hidden_player values ($1)', [first]);
  expect(await fetchShownPlayer()).not.toBe(first);
  const config = { ...server.deps.config, player: first as string };
  expect((await fetchStatus({ ...server.deps, config })).player).not.toBe(first);
});

test('a hidden player stays hidden when the account is deleted', async () => {
  await signUpAndHide();
  await server.pool.query('delete from account');
  expect(idsOf(await listPlayers())).not.toContain(OWN_PLAYER);
});
