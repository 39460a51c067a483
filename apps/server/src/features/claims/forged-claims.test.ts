import { type AccountPlayers, accountPlayers, type ErrorBody } from '@scrapboard/contract';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { PASSWORD, signUp } from '../auth/testing/sign-up.ts';
import { applyTrust, writeTrust } from '../moderation/source-trust.ts';
import { removeUpload } from '../rebuild/remove-upload.ts';
import { readUpload } from '../store/read-upload.ts';
import { duelGameLog, duelLog } from '../store/testing/duel-log.ts';
import { clearDerived } from '../store/testing/uploads.ts';
import { openRawStore } from '../uploads/raw-store.ts';
import { decideClaimRequest, listClaimRequests } from './claim-requests.ts';
import { endLinksOfAccount, endUnprovenLinks } from './end-links.ts';

/** The attacks of F3 and F4, sent to a running server that others can reach, from several networks. */
const { app, deps, pool } = await createTestApp(() => {}, {
  SCRAPBOARD_RATE_LIMITS: 'off',
  SCRAPBOARD_TRUST_PROXY: 'on',
});
const store = await openRawStore(deps.config.dataFolder);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const context = { pool, log: deps.log };
const reading = {
  pool,
  log: deps.log,
  foldPart: deps.catalogue.foldPartId,
  openRaw: store.openRaw,
};

const PLAYER = '10001';
const [FRIEND, SECOND_FRIEND] = ['20001', '20002'];

/** Passwords take long to hash, so that accounts are reused. */
const [player, friend, secondFriend, stranger] = [
  await signUp(app),
  await signUp(app),
  await signUp(app),
  await signUp(app),
];

beforeEach(async () => {
  await clearDerived(pool);
  await pool.query(
    'truncate account_player, claim_request, hidden_player, security_event, removed_upload, source_trust',
  );
  await pool.query(
    'select pg_notify(\'scrapboard_changed\', \'{"players":[],"matches":[],"hidden":true}\')',
  );
});

interface Session {
  day: number;
  ids: [string, string];
  /** Null: no game.log. */
  localPlayer: string | null;
  guid?: string;
}

/** The server's id of the match on that day of May. */
const guidOf = (day: number) => String(Date.UTC(2026, 4, day, 9, 59, 50) * 1000 + 123 + day);

/** Uploads sessions as one upload, and reads them. */
async function upload(sessions: readonly Session[], from: number, token?: string): Promise<string> {
  const form = new FormData();
  for (const [i, { day, ids, localPlayer, guid }] of sessions.entries()) {
    const date = `2026.05.${String(day).padStart(2, '0')}`;
    const folder = `${date} 09.58.${String(i % 60).padStart(2, '0')}`;
    form.append(
      'files',
      new Blob([duelLog({ ids, seconds: 40 + day, hits: [100 + day] })]),
      `${folder}/combat.log`,
    );
    if (localPlayer === null) continue;
    form.append(
      'files',
      new Blob([duelGameLog(guid ?? guidOf(day), localPlayer)]),
      `${folder}/game.log`,
    );
  }
  const answer = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    body: form,
    headers: headersOf(from, token),
  });
  // The same logs, sent by another account, are the same upload.
  expect([200, 202]).toContain(answer.status);
  const { id } = (await answer.json()) as { id: string };
  if (answer.status === 202) await readUpload(reading, id);
  return id;
}

const headersOf = (from: number, token?: string) => ({
  'x-forwarded-for': `198.51.${from}.7`,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

async function call<T = AccountPlayers>(
  token: string | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: T & Partial<ErrorBody> }> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...headersOf(1, token),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

const claim = (token: string, id: string, ask = false) =>
  call(token, 'POST', '/api/account/players', { id, ask });
const hide = (token: string, id: string, hidden: boolean) =>
  call(token, 'PUT', `/api/account/players/${id}`, { hidden });
const ownPlayers = async (token: string) =>
  accountPlayers.parse((await call(token, 'GET', '/api/account/players')).body);
const proofOf = async (token: string) =>
  (await ownPlayers(token)).claimable.find(({ id }) => id === PLAYER)?.proof;
const profileStatus = async (token?: string) =>
  (await call(token, 'GET', `/api/players/${PLAYER}`)).status;

/** Days on which the player meets a friend, who uploads it, too; each friend on another network. */
const met = (day: number, friend = day % 2 === 0 ? FRIEND : SECOND_FRIEND) =>
  ({ day, ids: [`000${PLAYER}`, `000${friend}`] }) as const;
const seenByPlayer = (...days: number[]): Session[] =>
  days.map((day) => ({ ...met(day), ids: [...met(day).ids], localPlayer: PLAYER }));
const seenByFriend = (...days: number[]): Session[] =>
  days.map((day) => {
    const { ids } = met(day);
    return { day, ids: [...ids], localPlayer: ids[1].slice(3) };
  });

/** Uploads three days' matches of the player and of those they met. */
async function provePlayer({ accessToken: token, user } = player) {
  const uploads = {
    friend: await upload(seenByFriend(2), 2, friend.accessToken),
    second: await upload(seenByFriend(1, 3), 3, secondFriend.accessToken),
    own: await upload(seenByPlayer(1, 2, 3), 1, token),
  };
  return { token, accountId: user.id, uploads };
}

test('F3: one forged zip and one account claim and hid nobody', async () => {
  const ids = Array.from({ length: 20 }, (_, i) => `000${30_000 + i}`);
  const pairs = Array.from({ length: 10 }, (_, i): [string, string] => [
    ids[2 * i] as string,
    ids[2 * i + 1] as string,
  ]);
  const played = pairs.map((pair, i) => ({ day: 1 + i, ids: pair, localPlayer: null }));
  await upload(played, 2);
  const token = stranger.accessToken;
  const forged = pairs.flatMap((pair, i) =>
    pair.map((id) => ({ day: 1 + i, ids: pair, localPlayer: id.slice(3) })),
  );
  await upload(forged, 1, token);
  for (const { localPlayer } of forged) {
    await claim(token, localPlayer);
    await hide(token, localPlayer, true);
  }
  expect((await ownPlayers(token)).linked).toEqual([]);
  const { rows } = await pool.query('select player_id from hidden_player');
  expect(rows).toEqual([]);
});

test('F3: three matches of different days that others uploaded too prove a claim', async () => {
  const token = player.accessToken;
  const second = secondFriend;
  await upload(seenByPlayer(1, 2), 1, token);
  expect(await proofOf(token)).toEqual({ days: 0, neededDays: 3, hasCompanion: false });
  expect((await claim(token, PLAYER)).body.code).toBe('claim_not_proven');
  // Neither another account in the same network nor the same account in another one is a witness.
  await upload(seenByFriend(1), 1, second.accessToken);
  await upload(seenByFriend(2, 4), 4, token);
  expect(await proofOf(token)).toMatchObject({ days: 0 });
  await upload(seenByFriend(1, 3), 3, second.accessToken);
  await upload(seenByFriend(2), 2, friend.accessToken);
  expect(await proofOf(token)).toMatchObject({ days: 2 });
  await upload(seenByPlayer(3), 1, token);
  expect(await proofOf(token)).toEqual({ days: 3, neededDays: 3, hasCompanion: false });
  const granted = await claim(token, PLAYER);
  expect(granted.body.linked).toMatchObject([{ id: PLAYER }]);
});

test('F3: a guid that nobody else uploaded, a log without one and demo data prove nothing', async () => {
  const token = player.accessToken;
  const friends = await upload(seenByFriend(2), 2, friend.accessToken);
  await upload(seenByFriend(1, 3), 3, secondFriend.accessToken);
  const [one, two, three] = seenByPlayer(1, 2, 3) as [Session, Session, Session];
  await upload([{ ...one, guid: String(Number(guidOf(1)) + 1) }, two, three], 1, token);
  expect(await proofOf(token)).toMatchObject({ days: 2 });
  await pool.query(`update upload set source = 'demo' where id = $1`, [friends]);
  expect(await proofOf(token)).toMatchObject({ days: 1 });
});

test('F3: whoever met a player on three days cannot claim them', async () => {
  const days = [1, 3, 5];
  // Their own logs, edited: they were in all of these matches.
  await upload(seenByPlayer(...days), 1, stranger.accessToken);
  await upload(seenByFriend(...days), 3, secondFriend.accessToken);
  expect(await proofOf(stranger.accessToken)).toEqual({
    days: 3,
    neededDays: 3,
    hasCompanion: true,
  });
  expect((await claim(stranger.accessToken, PLAYER)).body.code).toBe('claim_not_proven');
});

test('F3: whoever guesses server match ids proves nothing with them, in any account', async () => {
  const { token } = await provePlayer();
  const guesses = Array.from({ length: 50 }, (_, i) => ({
    ...(seenByPlayer(1)[0] as Session),
    guid: String(Number(guidOf(1)) + 1000 + i),
  }));
  await upload(guesses, 9);
  expect(await proofOf(token)).toMatchObject({ days: 2 });
});

test('F3: at most five players are linked to an account', async () => {
  const { token, accountId } = await provePlayer();
  for (const id of ['1', '2', '3', '4', '5']) {
    await decideClaimRequest(context, { accountId, playerId: id }, 'grant');
  }
  expect(await claim(token, PLAYER)).toMatchObject({
    status: 409,
    body: { code: 'too_many_players' },
  });
  const sixth = decideClaimRequest(context, { accountId, playerId: PLAYER }, 'grant');
  await expect(sixth).rejects.toThrow('At most five players');
  expect(await claim(token, PLAYER, true)).toMatchObject({ status: 409 });
  // An earlier version had no such limit: what it linked stays.
  await pool.query(
    `insert into account_player (account_id, player_id, basis) values ($1, $2, 'proof')`,
    [accountId, PLAYER],
  );
  expect(await endUnprovenLinks(context)).toEqual([]);
  expect((await ownPlayers(token)).linked).toHaveLength(6);
});

test.each(['own', 'friend'] as const)(
  'F3: a link and its hiding end when the upload (%s) that proved them is removed',
  async (which) => {
    const { token, uploads } = await provePlayer();
    await claim(token, PLAYER);
    await hide(token, PLAYER, true);
    expect(await profileStatus()).toBe(404);
    await removeUpload({ ...reading, store }, uploads[which]);
    expect((await ownPlayers(token)).linked).toEqual([]);
    await expect.poll(() => profileStatus()).toBe(200);
    const { rows } = await pool.query('select from claim_proof');
    expect(rows).toEqual([]);
  },
);

test('F3: a link stays if other uploads still prove it, and ends when its sources are blocked', async () => {
  const { token, accountId, uploads } = await provePlayer();
  await claim(token, PLAYER);
  await upload(seenByFriend(4), 5, stranger.accessToken);
  await upload(seenByPlayer(4), 1, token);
  await removeUpload({ ...reading, store }, uploads.friend);
  expect((await ownPlayers(token)).linked).toMatchObject([{ id: PLAYER }]);
  expect(await endUnprovenLinks(context)).toEqual([]);
  const { rows } = await pool.query('select network from upload where id = $1', [uploads.own]);
  const source = { kind: 'network' as const, source: rows[0].network };
  await writeTrust(pool, source, 'blocked');
  await applyTrust(reading, source);
  expect(await endUnprovenLinks(context)).toEqual([{ accountId, playerId: PLAYER }]);
  expect((await ownPlayers(token)).linked).toEqual([]);
});

test('F3: hiding by a forged proof ends with it, even if the account was deleted before', async () => {
  const { token, uploads } = await provePlayer(await signUp(app));
  await claim(token, PLAYER);
  await hide(token, PLAYER, true);
  await call(token, 'POST', '/api/account/delete', { password: PASSWORD });
  expect(await endUnprovenLinks(context)).toEqual([]);
  expect(await profileStatus()).toBe(404);
  await removeUpload({ ...reading, store }, uploads.own);
  await expect.poll(() => profileStatus()).toBe(200);
});

test('F3: the operator ends everything that an account claimed, asked for and hid', async () => {
  const { token, accountId } = await provePlayer(await signUp(app));
  await claim(token, PLAYER);
  await hide(token, PLAYER, true);
  await claim(token, FRIEND, true);
  await call(token, 'POST', '/api/account/delete', { password: PASSWORD });
  expect(await endLinksOfAccount(context, accountId)).toEqual([{ accountId, playerId: PLAYER }]);
  await expect.poll(() => profileStatus()).toBe(200);
  expect(await listClaimRequests(pool)).toEqual([]);
});

test('F4: a hidden player whose account is gone is neither claimable nor shown again', async () => {
  const { token } = await provePlayer(await signUp(app));
  await claim(token, PLAYER);
  await hide(token, PLAYER, true);
  await call(token, 'POST', '/api/account/delete', { password: PASSWORD });
  const other = stranger.accessToken;
  await upload(seenByPlayer(1, 2, 3), 6, other);
  expect((await ownPlayers(other)).claimable).toEqual([]);
  expect((await claim(other, PLAYER)).body.code).toBe('not_your_player');
  expect((await claim(other, PLAYER, true)).status).toBe(404);
  expect((await hide(other, PLAYER, false)).status).toBe(404);
  expect(await profileStatus()).toBe(404);
  // Only the operator links them; they stay hidden until they are shown.
  await decideClaimRequest(context, { accountId: stranger.user.id, playerId: PLAYER }, 'grant');
  expect((await ownPlayers(other)).linked).toMatchObject([{ id: PLAYER, hidden: true }]);
  expect(await profileStatus()).toBe(404);
  expect((await hide(other, PLAYER, false)).status).toBe(200);
  expect(await profileStatus()).toBe(200);
});

test('the operator grants, refuses and undoes a claim that is not proven', async () => {
  await upload(seenByFriend(1, 2), 2);
  const { accessToken: token, user } = player;
  const request = { accountId: user.id, playerId: PLAYER };
  expect((await claim(token, PLAYER, true)).body.asked).toMatchObject([
    { id: PLAYER, state: 'pending', note: null },
  ]);
  expect(await listClaimRequests(pool)).toMatchObject([
    { ...request, state: 'pending', linkedTo: null, proof: { days: 0 } },
  ]);
  await decideClaimRequest(context, request, 'grant');
  expect(await ownPlayers(token)).toMatchObject({ linked: [{ id: PLAYER }], asked: [] });
  await hide(token, PLAYER, true);
  await decideClaimRequest(context, request, null);
  expect(await ownPlayers(token)).toMatchObject({ linked: [], asked: [{ state: 'pending' }] });
  await expect.poll(() => profileStatus()).toBe(200);
  await decideClaimRequest(context, request, 'refuse', { note: 'No proof.' });
  expect((await ownPlayers(token)).asked).toMatchObject([{ state: 'refused', note: 'No proof.' }]);
  expect((await claim(token, PLAYER, true)).body.code).toBe('claim_refused');
  expect((await call(token, 'DELETE', `/api/account/players/${PLAYER}`)).status).toBe(404);
  await decideClaimRequest(context, request, null);
  expect((await call(token, 'DELETE', `/api/account/players/${PLAYER}`)).body.asked).toEqual([]);
  await expect(decideClaimRequest(context, request, 'refuse')).rejects.toThrow('no such claim');
  const { rows } = await pool.query(
    'select kind from security_event where account_id = $1 and subject is not null order by id',
    [user.id],
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'claim_requested',
    'claim_granted',
    'player_hidden',
    'link_ended',
    'player_shown',
    'undone',
    'claim_refused',
    'claim_refused',
    'undone',
    'claim_withdrawn',
  ]);
});
