import { accountErrors, accountPlayers } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { createAccountsState } from '../auth/accounts-state.ts';
import { authRoutes } from '../auth/auth-routes.ts';
import { createViewers } from '../auth/create-viewers.ts';
import { createRequestHandler } from '../framework/create-request-handler.ts';
import { createMemoryStore } from '../framework/stored-value.ts';
import type { GameData } from '../game-data.ts';
import { settingsRoutes } from '../settings/settings-routes.ts';
import { createCall, createSignUpBody, PASSWORD, type SendCall } from '../testing/open-demo.ts';
import { claimRoutes } from './claim-routes.ts';
import { createVisibility } from './create-visibility.ts';

const OWN_PLAYER = '1001@live';
const OTHER_PLAYER = '2002@live';

/** Every account has uploaded a game.log of one player, which contains another. */
const gameData: GameData = {
  nicknameOf: async (id) => ({ [OWN_PLAYER]: 'Rusty', [OTHER_PLAYER]: 'Stranger' })[id] ?? null,
  nicknamesOf: async (id) => ({ [OWN_PLAYER]: ['Rusty'], [OTHER_PLAYER]: ['Stranger'] })[id] ?? [],
  localPlayersOf: async () => [OWN_PLAYER],
  uploadsOf: async () => [],
};

function open(localPlayers = [OWN_PLAYER]) {
  const accounts = createMemoryStore()('accounts', createAccountsState);
  const viewers = createViewers(accounts);
  const ownGameData: GameData = { ...gameData, localPlayersOf: async () => localPlayers };
  const deps = { accounts, viewers, gameData: ownGameData, userAgent: null, sendMail: () => {} };
  const handleRequest = createRequestHandler({
    routes: [...authRoutes(deps), ...claimRoutes(deps), ...settingsRoutes(deps)],
    visibilityFor: createVisibility(viewers, gameData),
    wait: async () => {},
    report: (failure) => expect.fail(String(failure)),
  });
  const call = createCall(handleRequest);
  const signUp = async (email: string): Promise<string> =>
    (await call('POST /api/auth/sign-up', { body: createSignUpBody(email) })).body.accessToken;
  return { call, signUp, viewers };
}

const claim = (call: SendCall, token: string, body: object) =>
  call('POST /api/account/players', { token, body });
const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

test('the local player of an uploaded game.log can be claimed, once, and unlinked again', async () => {
  const { call, signUp } = open();
  const token = await signUp('rusty@example.org');
  const { body: before } = await call('GET /api/account/players', { token });
  expect(accountPlayers.parse(before).claimable).toEqual([
    { id: OWN_PLAYER, nickname: 'Rusty', proof: null },
  ]);
  const { body: after } = await claim(call, token, { id: OWN_PLAYER });
  expect(after).toEqual({
    linked: [{ id: OWN_PLAYER, nickname: 'Rusty', hidden: false }],
    claimable: [],
    asked: [],
  });
  const other = await signUp('other@example.org');
  expect(await claim(call, other, { id: OWN_PLAYER })).toMatchObject({
    status: 409,
    body: { message: accountErrors.player_taken },
  });
  const unlinked = await call(`DELETE /api/account/players/${OWN_PLAYER}`, { token });
  expect(unlinked.body.linked).toEqual([]);
  expect((await claim(call, other, { id: OWN_PLAYER })).status).toBe(200);
});

test('other known players can be claimed pending approval', async () => {
  const { call, signUp } = open();
  const token = await signUp('rusty@example.org');
  expect(await claim(call, token, { id: OTHER_PLAYER })).toMatchObject({
    status: 403,
    body: { message: accountErrors.not_your_player },
  });
  expect((await claim(call, token, { id: '3003@live', ask: true })).status).toBe(404);
  const { body } = await claim(call, token, { id: OTHER_PLAYER, ask: true });
  expect(accountPlayers.parse(body).asked).toMatchObject([
    { id: OTHER_PLAYER, nickname: 'Stranger', state: 'pending' },
  ]);
});

test('a claimed player is hidden from others, not from their owner, until shown again', async () => {
  const { call, signUp, viewers } = open();
  const token = await signUp('rusty@example.org');
  await claim(call, token, { id: OWN_PLAYER });
  const hide = (hidden: boolean) =>
    call(`PUT /api/account/players/${OWN_PLAYER}`, { token, body: { hidden } });
  expect((await hide(true)).body.linked[0].hidden).toBe(true);
  expect([...(await viewers.hiddenFrom(new Headers()))]).toEqual([OWN_PLAYER]);
  expect([...(await viewers.hiddenFrom(bearer(token)))]).toEqual([]);
  await hide(false);
  expect([...(await viewers.hiddenFrom(new Headers()))]).toEqual([]);
  const refused = await call(`PUT /api/account/players/${OTHER_PLAYER}`, {
    token,
    body: { hidden: true },
  });
  expect(refused.status).toBe(404);
});

test('a hidden player whose account is gone is neither claimable nor shown again', async () => {
  const { call, signUp, viewers } = open();
  const token = await signUp('rusty@example.org');
  await claim(call, token, { id: OWN_PLAYER });
  await call(`PUT /api/account/players/${OWN_PLAYER}`, { token, body: { hidden: true } });
  await call('POST /api/account/delete', { token, body: { password: PASSWORD } });
  const other = await signUp('other@example.org');
  expect((await call('GET /api/account/players', { token: other })).body.claimable).toEqual([]);
  expect((await claim(call, other, { id: OWN_PLAYER })).body.code).toBe('not_your_player');
  expect((await claim(call, other, { id: OWN_PLAYER, ask: true })).status).toBe(404);
  expect([...(await viewers.hiddenFrom(bearer(other)))]).toEqual([OWN_PLAYER]);
});

test('at most five players are linked to an account', async () => {
  const players = ['1', '2', '3', '4', '5', '6'];
  const { call, signUp } = open(players);
  const token = await signUp('rusty@example.org');
  for (const id of players.slice(1)) expect((await claim(call, token, { id })).status).toBe(200);
  expect(await claim(call, token, { id: '1' })).toMatchObject({
    status: 409,
    body: { code: 'too_many_players' },
  });
});
