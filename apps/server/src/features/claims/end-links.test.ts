import { beforeEach, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../auth/testing/sign-up.ts';
import { fetchEffects } from '../moderation/fetch-effects.ts';
import { applyTrustToUploads, writeTrust } from '../moderation/source-trust.ts';
import { removeUpload } from '../rebuild/remove-upload.ts';
import { deleteAccount } from '../settings/change-account.ts';
import { decideClaimRequest, listClaimRequests } from './claim-requests.ts';
import { endLinksOfAccount, endUnprovenLinks } from './end-links.ts';
import { hideOwnPlayer } from './hide-player.ts';
import {
  createClaimScenario,
  FRIEND,
  PLAYER,
  recordedByFriend,
  recordedByPlayer,
} from './testing/create-claim-scenario.ts';

/** How links and hiding end with their proof, and that others cannot end hiding. */
const {
  app,
  pool,
  store,
  context,
  readContext,
  stranger,
  clear,
  upload,
  call,
  claim,
  hide,
  fetchOwnPlayers,
  fetchProfileStatus,
  uploadProof,
} = await createClaimScenario();

beforeEach(clear);

test.each(['own', 'friend'] as const)(
  'a link and its hiding end when the upload (%s) that proved them is removed',
  async (uploader) => {
    const { token, uploads } = await uploadProof();
    await claim(token, PLAYER);
    await hide(token, PLAYER, true);
    expect(await fetchProfileStatus()).toBe(404);
    const source = { kind: 'upload', source: uploads[uploader] } as const;
    expect(await fetchEffects(pool, source)).toMatchObject({ uploads: 1, links: 1, hidden: 1 });
    await removeUpload({ ...readContext, store }, uploads[uploader]);
    expect(await fetchEffects(pool, source)).toMatchObject({ uploads: 0, links: 0, hidden: 0 });
    expect((await fetchOwnPlayers(token)).linked).toEqual([]);
    await expect.poll(() => fetchProfileStatus()).toBe(200);
    const { rows } = await pool.query('select from claim_proof');
    expect(rows).toEqual([]);
  },
);

test('a removal that is killed before it ended the links is finished by the next', async () => {
  const { token, uploads } = await uploadProof();
  await claim(token, PLAYER);
  await pool.query(
    `alter table security_event add constraint killed check (kind <> 'link_ended') not valid`,
  );
  await expect(removeUpload({ ...readContext, store }, uploads.friend)).rejects.toThrow('killed');
  await pool.query('alter table security_event drop constraint killed');
  await removeUpload({ ...readContext, store }, uploads.friend);
  expect((await fetchOwnPlayers(token)).linked).toEqual([]);
});

test('a link stays if other uploads still prove it, and ends when its sources are blocked', async () => {
  const { token, accountId, uploads } = await uploadProof();
  await claim(token, PLAYER);
  await upload(recordedByFriend(4), 5, stranger.accessToken);
  await upload(recordedByPlayer(4), 1, token);
  await removeUpload({ ...readContext, store }, uploads.friend);
  expect((await fetchOwnPlayers(token)).linked).toMatchObject([{ id: PLAYER }]);
  expect(await endUnprovenLinks(context)).toEqual([]);
  const { rows } = await pool.query('select network from upload where id = $1', [uploads.own]);
  const source = { kind: 'network' as const, source: rows[0].network };
  await writeTrust(pool, source, 'blocked');
  await applyTrustToUploads(readContext, source);
  expect(await endUnprovenLinks(context)).toEqual([{ accountId, playerId: PLAYER }]);
  expect((await fetchOwnPlayers(token)).linked).toEqual([]);
});

test('hiding by a forged proof ends with it, even if the account was deleted before', async () => {
  const { token, uploads } = await uploadProof(await signUp(app));
  await claim(token, PLAYER);
  await hide(token, PLAYER, true);
  await call(token, 'POST', '/api/account/delete', { password: PASSWORD });
  expect(await endUnprovenLinks(context)).toEqual([]);
  expect(await fetchProfileStatus()).toBe(404);
  await removeUpload({ ...readContext, store }, uploads.own);
  await expect.poll(() => fetchProfileStatus()).toBe(200);
});

/** Waits until a number of connections wait for locks that others hold. */
const waitForLocks = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(count);

test('changes by the operator or the owner while a proof is evaluated are not undone', async () => {
  const { token, accountId, uploads } = await uploadProof();
  await claim(token, PLAYER);
  await pool.query('delete from claim_proof where witness_id = $1', [uploads.friend]);
  const lockClient = await pool.connect();
  await lockClient.query('begin');
  await lockClient.query('select from account where id = $1 for update', [accountId]);
  const endPromise = endUnprovenLinks(context);
  await waitForLocks(1);
  await lockClient.query(`update account_player set basis = 'operator' where account_id = $1`, [
    accountId,
  ]);
  await lockClient.query('commit');
  expect(await endPromise).toEqual([]);
  const { rows } = await pool.query('select basis from account_player');
  expect(rows).toEqual([{ basis: 'operator' }]);

  await pool.query(`update account_player set basis = 'proof'`);
  await lockClient.query('begin');
  await lockClient.query('select from account where id = $1 for update', [accountId]);
  const secondEndPromise = endUnprovenLinks(context);
  await waitForLocks(1);
  await lockClient.query('delete from account_player');
  await lockClient.query('commit');
  lockClient.release();
  expect(await secondEndPromise).toEqual([]);
  expect((await fetchOwnPlayers(token)).linked).toEqual([]);
});

test('hiding while the account is being deleted is either refused or lasts', async () => {
  const { token, accountId } = await uploadProof(await signUp(app));
  await claim(token, PLAYER);
  const lockClient = await pool.connect();
  await lockClient.query('begin');
  await lockClient.query('select from account where id = $1 for update', [accountId]);
  const deletePromise = deleteAccount(pool, accountId);
  await waitForLocks(1);
  const hidePromise = hideOwnPlayer(context, { accountId, playerId: PLAYER }, true);
  await Promise.race([hidePromise, waitForLocks(2)]);
  await lockClient.query('commit');
  lockClient.release();
  await deletePromise;
  const isHidden = await hidePromise;
  expect(await endUnprovenLinks(context)).toEqual([]);
  expect((await pool.query('select from hidden_player')).rowCount).toBe(isHidden ? 1 : 0);
});

test('a player whom the operator linked again stays hidden without the former proof', async () => {
  const { token, uploads } = await uploadProof(await signUp(app));
  await claim(token, PLAYER);
  await hide(token, PLAYER, true);
  await call(token, 'POST', '/api/account/delete', { password: PASSWORD });
  await decideClaimRequest(context, { accountId: stranger.user.id, playerId: PLAYER }, 'grant');
  await removeUpload({ ...readContext, store }, uploads.own);
  expect((await fetchOwnPlayers(stranger.accessToken)).linked).toMatchObject([{ hidden: true }]);
});

test('the operator ends everything that an account claimed, requested and hid', async () => {
  const { token, accountId } = await uploadProof(await signUp(app));
  await claim(token, PLAYER);
  await hide(token, PLAYER, true);
  await claim(token, FRIEND, true);
  await call(token, 'POST', '/api/account/delete', { password: PASSWORD });
  expect(await endLinksOfAccount(context, accountId)).toEqual([{ accountId, playerId: PLAYER }]);
  await expect.poll(() => fetchProfileStatus()).toBe(200);
  expect(await listClaimRequests(pool)).toEqual([]);
});

test('a hidden player whose account is gone is neither claimable nor shown again', async () => {
  const { token } = await uploadProof(await signUp(app));
  await claim(token, PLAYER);
  await hide(token, PLAYER, true);
  await call(token, 'POST', '/api/account/delete', { password: PASSWORD });
  const strangerToken = stranger.accessToken;
  await upload(recordedByPlayer(1, 2, 3), 6, strangerToken);
  expect((await fetchOwnPlayers(strangerToken)).claimable).toEqual([]);
  expect((await claim(strangerToken, PLAYER)).body.code).toBe('not_your_player');
  expect((await claim(strangerToken, PLAYER, true)).status).toBe(404);
  expect((await hide(strangerToken, PLAYER, false)).status).toBe(404);
  expect(await fetchProfileStatus()).toBe(404);
  // Only the operator links them; they stay hidden until they are shown.
  await decideClaimRequest(context, { accountId: stranger.user.id, playerId: PLAYER }, 'grant');
  expect((await fetchOwnPlayers(strangerToken)).linked).toMatchObject([
    { id: PLAYER, hidden: true },
  ]);
  expect(await fetchProfileStatus()).toBe(404);
  expect((await hide(strangerToken, PLAYER, false)).status).toBe(200);
  expect(await fetchProfileStatus()).toBe(200);
});
