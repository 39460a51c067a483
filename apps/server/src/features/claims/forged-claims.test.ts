import { beforeEach, expect, test } from 'vitest';
import { decideClaimRequest, listClaimRequests } from './claim-requests.ts';
import { endUnprovenLinks } from './end-links.ts';
import {
  createClaimScenario,
  guidOf,
  PLAYER,
  recordedByFriend,
  recordedByPlayer,
  type Session,
} from './testing/create-claim-scenario.ts';

/** Attempts to claim players with forged logs, sent from several networks to a server that others can reach. */
const {
  pool,
  context,
  player,
  friend,
  secondFriend,
  stranger,
  clear,
  upload,
  call,
  claim,
  hide,
  fetchOwnPlayers,
  fetchProof,
  fetchProfileStatus,
  uploadProof,
} = await createClaimScenario();

beforeEach(clear);

test('one forged zip and one account cannot claim or hide anybody', async () => {
  const ids = Array.from({ length: 20 }, (_, i) => `000${30_000 + i}`);
  const pairs = Array.from({ length: 10 }, (_, i): [string, string] => [
    ids[2 * i] as string,
    ids[2 * i + 1] as string,
  ]);
  const playedSessions = pairs.map((pair, i) => ({ day: 1 + i, ids: pair, localPlayer: null }));
  await upload(playedSessions, 2);
  const token = stranger.accessToken;
  const forgedSessions = pairs.flatMap((pair, i) =>
    pair.map((id) => ({ day: 1 + i, ids: pair, localPlayer: id.slice(3) })),
  );
  await upload(forgedSessions, 1, token);
  for (const { localPlayer } of forgedSessions) {
    await claim(token, localPlayer);
    await hide(token, localPlayer, true);
  }
  expect((await fetchOwnPlayers(token)).linked).toEqual([]);
  const { rows } = await pool.query('select player_id from hidden_player');
  expect(rows).toEqual([]);
});

test('three matches of different days that others uploaded too prove a claim', async () => {
  const token = player.accessToken;
  await upload(recordedByPlayer(1, 2), 1, token);
  expect(await fetchProof(token)).toEqual({ days: 0, neededDays: 3, isShared: false });
  expect((await claim(token, PLAYER)).body.code).toBe('claim_not_proven');
  // Neither another account in the same network nor the same account in another one is a witness.
  await upload(recordedByFriend(1), 1, secondFriend.accessToken);
  await upload(recordedByFriend(2, 4), 4, token);
  expect(await fetchProof(token)).toMatchObject({ days: 0 });
  await upload(recordedByFriend(1, 3), 3, secondFriend.accessToken);
  await upload(recordedByFriend(2), 2, friend.accessToken);
  expect(await fetchProof(token)).toMatchObject({ days: 2 });
  await upload(recordedByPlayer(3), 1, token);
  expect(await fetchProof(token)).toEqual({ days: 3, neededDays: 3, isShared: false });
  const claimResponse = await claim(token, PLAYER);
  expect(claimResponse.body.linked).toMatchObject([{ id: PLAYER }]);
});

test('a guid that nobody else uploaded, a log without one and demo data prove nothing', async () => {
  const token = player.accessToken;
  const friendUploadId = await upload(recordedByFriend(2), 2, friend.accessToken);
  await upload(recordedByFriend(1, 3), 3, secondFriend.accessToken);
  const [firstSession, secondSession, thirdSession] = recordedByPlayer(1, 2, 3) as [
    Session,
    Session,
    Session,
  ];
  await upload(
    [{ ...firstSession, guid: String(Number(guidOf(1)) + 1) }, secondSession, thirdSession],
    1,
    token,
  );
  expect(await fetchProof(token)).toMatchObject({ days: 2 });
  await pool.query(`update upload set source = 'demo' where id = $1`, [friendUploadId]);
  expect(await fetchProof(token)).toMatchObject({ days: 1 });
});

test('meeting a player on three days is no proof for a claim', async () => {
  const days = [1, 3, 5];
  // Their own logs, edited: they were in all of these matches.
  await upload(recordedByPlayer(...days), 1, stranger.accessToken);
  await upload(recordedByFriend(...days), 3, secondFriend.accessToken);
  expect(await fetchProof(stranger.accessToken)).toEqual({
    days: 3,
    neededDays: 3,
    isShared: true,
  });
  expect((await claim(stranger.accessToken, PLAYER)).body.code).toBe('claim_not_proven');
});

test('guessed server match ids prove nothing, in any account', async () => {
  const { token } = await uploadProof();
  const guesses = Array.from({ length: 50 }, (_, i) => ({
    ...(recordedByPlayer(1)[0] as Session),
    guid: String(Number(guidOf(1)) + 1000 + i),
  }));
  await upload(guesses, 9);
  expect(await fetchProof(token)).toMatchObject({ days: 2 });
});

test('at most five players are linked to an account', async () => {
  const { token, accountId } = await uploadProof();
  for (const id of ['1', '2', '3', '4', '5']) {
    await decideClaimRequest(context, { accountId, playerId: id }, 'grant');
  }
  expect(await claim(token, PLAYER)).toMatchObject({
    status: 409,
    body: { code: 'too_many_players' },
  });
  const sixthGrant = decideClaimRequest(context, { accountId, playerId: PLAYER }, 'grant');
  await expect(sixthGrant).rejects.toThrow('At most five players');
  expect(await claim(token, PLAYER, true)).toMatchObject({ status: 409 });
  // An earlier version had no such limit: what it linked stays.
  await pool.query(
    `insert into account_player (account_id, player_id, basis) values ($1, $2, 'proof')`,
    [accountId, PLAYER],
  );
  expect(await endUnprovenLinks(context)).toEqual([]);
  expect((await fetchOwnPlayers(token)).linked).toHaveLength(6);
});

test('the operator grants, refuses and undoes a claim that is not proven', async () => {
  await upload(recordedByFriend(1, 2), 2);
  const { accessToken: token, user } = player;
  const request = { accountId: user.id, playerId: PLAYER };
  expect((await claim(token, PLAYER, true)).body.asked).toMatchObject([
    { id: PLAYER, state: 'pending', note: null },
  ]);
  expect(await listClaimRequests(pool)).toMatchObject([
    { ...request, state: 'pending', linkedTo: null, proof: { days: 0 } },
  ]);
  await decideClaimRequest(context, request, 'grant');
  expect(await fetchOwnPlayers(token)).toMatchObject({ linked: [{ id: PLAYER }], asked: [] });
  await hide(token, PLAYER, true);
  await decideClaimRequest(context, request, null);
  expect(await fetchOwnPlayers(token)).toMatchObject({ linked: [], asked: [{ state: 'pending' }] });
  await expect.poll(() => fetchProfileStatus()).toBe(200);
  await decideClaimRequest(context, request, 'refuse', { note: 'No proof.' });
  expect((await fetchOwnPlayers(token)).asked).toMatchObject([
    { state: 'refused', note: 'No proof.' },
  ]);
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
