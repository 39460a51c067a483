import type {
  ModeratedClaim,
  ModeratedLog,
  ModeratedSource,
  ModeratedSources,
  ModerationEvents,
  QuarantinePage,
} from '@scrapboard/contract';
import { callNames, operationOf, splitCall } from '@scrapboard/contract/operations';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { moderateJob } from '../../jobs/moderate-job.ts';
import type { ModeratePayload } from '../../queue/add-jobs.ts';
import { send, signUp } from '../auth/testing/sign-up.ts';
import { createDuelUploader } from '../store/testing/create-duel-uploader.ts';
import { makeDuelLog } from '../store/testing/duel-log.ts';
import { clearDerived } from '../store/testing/uploads.ts';
import { buildManifests } from '../uploads/build-manifests.ts';
import { openRawStore } from '../uploads/raw-store.ts';
import { decideAboutLog } from './decide-about-log.ts';
import { undoSource } from './undo-source.ts';

/** Moderation over HTTP, of logs that strangers of several networks sent. */
const server = await createTestApp(() => {}, {
  SCRAPBOARD_RATE_LIMITS: 'off',
  SCRAPBOARD_TRUST_PROXY: 'on',
});
const { app, deps, pool } = server;
const upload = await createDuelUploader(server);
const operator = await signUp(app, { firstName: 'Olga', lastName: 'Operator' });
await pool.query('update account set operator = true where id = $1', [operator.user.id]);
const realLog = makeDuelLog();
const forgedLog = makeDuelLog({ kills: 0, deaths: 2 });

beforeEach(async () => {
  await clearDerived(pool);
  await pool.query('truncate security_event, source_trust, removed_upload');
});

type Method = Parameters<typeof send>[1];

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const options = { token: operator.accessToken, ...(body === undefined ? {} : { body }) };
  const response = await send(app, method, `/api/moderation/${path}`, options);
  if (response.statusCode !== 200)
    throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  return response.json<T>();
}

const decide = (id: string, decision: 'approve' | 'reject' | null) =>
  call<ModeratedLog>('PUT', `logs/${id}/0`, { decision });

/** Returns the kills of the player `First` of the duel logs; null if no match of theirs counts. */
async function fetchKillsOfFirst(): Promise<number | null> {
  const { rows } = await pool.query(`select tot_kills from player_fold where player_id = '10001'`);
  return rows.length === 0 ? null : Number(rows[0].tot_kills);
}

/** Runs the queued jobs of moderation, as a job process does. */
async function runJobs(): Promise<void> {
  const store = await openRawStore(deps.config.dataFolder);
  const { rows } = await pool.query<{ payload: ModeratePayload }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'moderate' returning payload`,
  );
  for (const { payload } of rows) {
    await moderateJob(
      { pool, log: deps.log, store, basePartIdOf: deps.catalogue.basePartIdOf },
      payload,
    );
  }
}

async function fetchEventKinds(): Promise<string[]> {
  const { events } = await call<ModerationEvents>('GET', 'events');
  return events.filter(({ byOperator }) => byOperator).map(({ kind }) => kind);
}

test('every moderation operation refuses users who are not operators', async () => {
  const { accessToken } = await signUp(app);
  const operations = callNames.filter((name) => operationOf(name).token === 'operator');
  expect(operations.length).toBeGreaterThan(7);
  for (const name of operations) {
    const { method, path } = splitCall(name);
    // Parameters that do not exist and a body that is not valid: nothing of it is read.
    const url = path.replaceAll(/\{\w+\}/g, 'nonsense');
    const sendCall = (token?: string) =>
      send(app, method as Method, url, {
        ...(token === undefined ? {} : { token }),
        ...(method === 'GET' ? {} : { body: { nonsense: true } }),
      });
    const userResponse = await sendCall(accessToken);
    expect([name, userResponse.statusCode, userResponse.json().code]).toEqual([
      name,
      403,
      'operators_only',
    ]);
    expect([name, (await sendCall()).statusCode]).toEqual([name, 403]);
    expect([name, (await sendCall('expired')).json().code]).toEqual([name, 'token_invalid']);
    const status = (await sendCall(operator.accessToken)).statusCode;
    expect([name, [401, 403].includes(status)]).toEqual([name, false]);
  }
  await pool.query('update account set operator = false where id = $1', [operator.user.id]);
  await expect(call('GET', 'events')).rejects.toThrow('403');
  await pool.query('update account set operator = true where id = $1', [operator.user.id]);
});

test('shows a log beside the one that counts, and approves, rejects and undoes', async () => {
  const first = await upload({ combat: realLog });
  const second = await upload({ combat: forgedLog, network: 2 });
  const { logs } = await call<QuarantinePage>('GET', 'quarantine');
  expect(logs).toMatchObject([{ uploadId: second, ordinal: 0, reason: 'contradicts' }]);
  const moderatedLog = await call<ModeratedLog>('GET', `logs/${second}/0`);
  expect(moderatedLog).toMatchObject({
    matchId: expect.any(String),
    witnesses: 1,
    claimed: { extent: 'whole', winnerTeam: 1, battleTime: 50 },
    differences: [],
    players: [
      {
        nickname: 'First',
        claimed: { powerScore: 8504, numbers: { kills: 0, deaths: 2, damage: 100.25 } },
        standing: { numbers: { kills: 1, deaths: 0 } },
        differences: ['kills', 'deaths'],
      },
      { nickname: 'Second', differences: ['kills', 'deaths'] },
    ],
    logs: [
      { uploadId: first, describes: true, reason: null },
      { uploadId: second, describes: false, reason: 'contradicts' },
    ],
  });

  expect(await decide(second, 'approve')).toMatchObject({ decision: 'approve', reason: null });
  expect(await fetchKillsOfFirst()).toBe(0);
  await decide(second, 'approve');
  expect(await call<QuarantinePage>('GET', 'quarantine?state=decided')).toMatchObject({
    logs: [{ uploadId: second, decision: 'approve' }],
  });
  expect(await decide(second, null)).toMatchObject({ decision: null, reason: 'contradicts' });
  expect(await fetchKillsOfFirst()).toBe(1);
  expect(await decide(first, 'reject')).toMatchObject({ reason: 'rejected' });
  expect(await fetchKillsOfFirst()).toBe(0);
  expect(await fetchEventKinds()).toEqual(['upload_rejected', 'undone', 'upload_approved']);
  const { events } = await call<ModerationEvents>('GET', 'events?event=undone');
  expect(events).toMatchObject([
    { subject: second, reason: 'upload_approved', operator: 'Olga Operator' },
  ]);
  await expect(decide('nonsense', 'approve')).rejects.toThrow('404');
});

test('of two concurrent decisions by operators, one remains and is applied', async () => {
  await upload({ combat: realLog });
  const id = await upload({ combat: forgedLog, network: 2 });
  await Promise.all([decide(id, 'approve'), decide(id, 'reject')]);
  const { decision } = await call<ModeratedLog>('GET', `logs/${id}/0`);
  expect(await fetchKillsOfFirst()).toBe(decision === 'approve' ? 0 : 1);
});

test('a decision is recorded with its event, and applied later if that was interrupted', async () => {
  const id = await upload({ combat: realLog });
  const failingContext = {
    pool,
    log: deps.log,
    basePartIdOf: deps.catalogue.basePartIdOf,
    openRaw: () => {
      throw new Error('killed');
    },
  };
  await pool.query('alter table rate_request add constraint killed check (false) not valid');
  const reference = { uploadId: id, ordinal: 0 };
  await expect(
    decideAboutLog(failingContext, reference, 'reject', operator.user.id),
  ).rejects.toThrow('killed');
  await pool.query('alter table rate_request drop constraint killed');
  await runJobs();
  expect(await call<ModeratedLog>('GET', `logs/${id}/0`)).toMatchObject({ reason: 'rejected' });
  await decide(id, 'reject');
  expect(await fetchEventKinds()).toEqual(['upload_rejected']);
});

test('lists the quarantine in pages, and why an implausible match waits', async () => {
  for (const network of [1, 2, 3])
    await upload({ combat: makeDuelLog({ kills: 20_000 + network }), network });
  const page = await call<QuarantinePage>('GET', 'quarantine?limit=2');
  const nextPage = await call<QuarantinePage>('GET', `quarantine?cursor=${page.nextCursor}`);
  expect([...page.logs, ...nextPage.logs].map(({ network }) => network?.length)).toHaveLength(3);
  expect(new Set([...page.logs, ...nextPage.logs].map(({ uploadId }) => uploadId)).size).toBe(3);
  expect(page.logs[0]?.reason).toBe('deaths');
  const { uploadId } = page.logs[0] ?? {};
  expect(await call<ModeratedLog>('GET', `logs/${uploadId}/0`)).toMatchObject({
    matchId: null,
    standing: null,
    witnesses: 0,
  });
});

test('blocks a network with all it uploaded, and undoes that', async () => {
  const id = await upload({ combat: realLog });
  const { uploads } = await call<ModeratedSource>('GET', `sources/upload/${id}`);
  const path = `sources/network/${uploads[0]?.network}`;
  expect(await call<ModeratedSource>('PUT', path, { trust: 'blocked' })).toMatchObject({
    trust: 'blocked',
    running: 'trust',
  });
  // Again, as if the first job had failed.
  await pool.query('delete from graphile_worker._private_jobs');
  expect(await call<ModeratedSource>('PUT', path, { trust: 'blocked' })).toMatchObject({
    running: 'trust',
  });
  await runJobs();
  expect(await fetchKillsOfFirst()).toBeNull();
  expect(await call<ModeratedSources>('GET', 'sources')).toMatchObject({
    sources: [{ kind: 'network', trust: 'blocked', uploads: 1, quarantined: 1 }],
  });
  expect(await call<QuarantinePage>('GET', 'quarantine')).toMatchObject({ logs: [] });
  expect(await call<QuarantinePage>('GET', 'quarantine?state=blocked')).toMatchObject({
    logs: [{ uploadId: id, reason: 'blocked' }],
  });
  expect(await call<ModeratedSource>('PUT', path, { trust: null })).toMatchObject({ trust: null });
  await runJobs();
  expect(await fetchKillsOfFirst()).toBe(1);
  expect(await fetchEventKinds()).toEqual(['undone', 'network_blocked']);
  await expect(call('PUT', `sources/upload/${id}`, { trust: 'trusted' })).rejects.toThrow('400');
});

test('a network and an upload are still found after everything of them was undone', async () => {
  const id = await upload({ combat: realLog });
  const { uploads } = await call<ModeratedSource>('GET', `sources/upload/${id}`);
  for (const path of [`sources/network/${uploads[0]?.network}`, `sources/upload/${id}`]) {
    await call('POST', `${path}/undo`);
    await runJobs();
    expect(await call<ModeratedSource>('GET', path)).toMatchObject({
      running: null,
      effects: { uploads: 0, matches: 0 },
      uploads: [],
    });
  }
  await expect(call('GET', `sources/network/${id}`)).rejects.toThrow('404');
});

test('grants, refuses and undoes claims, of hidden players too', async () => {
  await upload({ combat: realLog });
  const claimant = await signUp(app);
  const claim = { token: claimant.accessToken, body: { id: '10001', ask: true } };
  expect((await send(app, 'POST', '/api/account/players', claim)).statusCode).toBe(200);
  await pool.query(`insert into hidden_player (player_id) values ('10001')`);
  const fetchClaims = async (state: string) =>
    (await call<{ claims: ModeratedClaim[] }>('GET', `claims?state=${state}`)).claims;
  expect(await fetchClaims('waiting')).toMatchObject([
    {
      account: { name: 'Ada Lovelace' },
      email: claimant.email,
      player: { id: '10001', nickname: 'First', isHidden: true },
      state: 'pending',
    },
  ]);
  const decideClaim = async (decision: 'grant' | 'refuse' | null, note?: string) => {
    const url = `/api/moderation/claims/${claimant.user.id}/10001`;
    const body = { decision, note };
    return (await send(app, 'PUT', url, { token: operator.accessToken, body })).statusCode;
  };
  expect(await decideClaim('refuse', ' Not yours. ')).toBe(204);
  expect(await fetchClaims('waiting')).toEqual([]);
  expect(await fetchClaims('decided')).toMatchObject([{ state: 'refused', note: 'Not yours.' }]);
  expect(await decideClaim('grant')).toBe(204);
  expect(await fetchClaims('decided')).toMatchObject([
    { state: 'granted', linkedTo: claimant.email, player: { isHidden: true } },
  ]);
  expect(await decideClaim(null)).toBe(204);
  expect(await fetchClaims('waiting')).toMatchObject([{ state: 'pending', linkedTo: null }]);
  expect(await fetchEventKinds()).toEqual(
    expect.arrayContaining(['claim_refused', 'claim_granted']),
  );
  await pool.query('truncate claim_request, hidden_player');
});

test('undoes everything that an account did, and nothing else', async () => {
  const forger = await signUp(app);
  const friend = await signUp(app);
  await upload({ combat: realLog, network: 2 });
  const laterUpload = { combat: makeDuelLog({ kills: 2 }), session: '2026.05.09 09.58.30' };
  const ownId = await upload({ ...laterUpload, token: forger.accessToken });
  const sharedUpload = {
    combat: makeDuelLog({ kills: 3 }),
    session: '2026.05.11 09.58.30',
    network: 3,
  };
  const sharedId = await upload({ ...sharedUpload, token: forger.accessToken });
  await upload({ ...sharedUpload, token: friend.accessToken });
  await pool.query(
    `insert into account_player (account_id, player_id, basis) values ($1, $2, 'operator')`,
    [forger.user.id, '10001'],
  );
  await pool.query(`insert into hidden_player (player_id, account_id) values ('10001', $1)`, [
    forger.user.id,
  ]);
  expect(await fetchKillsOfFirst()).toBe(6);

  // By email address, too.
  const path = `sources/account/${encodeURIComponent(forger.email)}`;
  expect((await call<ModeratedSource>('GET', path)).effects).toEqual({
    uploads: 1,
    matches: 1,
    links: 1,
    hidden: 1,
    shared: 1,
  });
  expect(await call<ModeratedSource>('POST', `${path}/undo`)).toMatchObject({ running: 'undo' });
  await runJobs();
  const noEffects = { uploads: 0, matches: 0, links: 0, hidden: 0, shared: 0 };
  expect(await call<ModeratedSource>('GET', path)).toMatchObject({
    running: null,
    effects: noEffects,
    uploads: [],
  });
  expect(await fetchKillsOfFirst()).toBe(4);
  const { rows } = await pool.query('select id from upload where id = any($1)', [
    [ownId, sharedId],
  ]);
  expect(rows).toEqual([{ id: sharedId }]);
  expect((await pool.query('select from hidden_player')).rowCount).toBe(0);
  await expect(upload(laterUpload)).rejects.toThrow('removed');
  expect(await fetchEventKinds()).toEqual(['player_shown', 'link_ended', 'undone']);
  const { events } = await call<ModerationEvents>('GET', `events?account=${forger.user.id}`);
  expect(events[2]).toMatchObject({ kind: 'undone', reason: 'account' });
  expect(events.slice(0, 3).map((event) => event.operator)).toEqual(Array(3).fill('Olga Operator'));
});

test('undoing an account is finished later if it is killed midway', async () => {
  const forger = await signUp(app);
  const friend = await signUp(app);
  const sharedId = await upload({ combat: realLog, token: forger.accessToken });
  await upload({ combat: realLog, network: 3, token: friend.accessToken });
  const path = `sources/account/${forger.user.id}`;
  await call('PUT', path, { trust: 'blocked' });
  await runJobs();
  expect(await fetchKillsOfFirst()).toBeNull();

  const store = await openRawStore(deps.config.dataFolder);
  const context = { pool, log: deps.log, basePartIdOf: deps.catalogue.basePartIdOf };
  const source = { kind: 'account', source: forger.user.id } as const;
  const failWrite = () => Promise.reject(new Error('killed'));
  const failingStore = { ...store, writeManifest: failWrite };
  await expect(undoSource({ ...context, store: failingStore }, source)).rejects.toThrow('killed');
  await pool.query('alter table rate_request add constraint killed check (false) not valid');
  await expect(undoSource({ ...context, store }, source)).rejects.toThrow('killed');
  await pool.query('alter table rate_request drop constraint killed');

  await undoSource({ ...context, store }, source);
  await runJobs();
  expect(await fetchKillsOfFirst()).toBe(1);
  const [manifest] = await buildManifests(pool, [sharedId]);
  expect(manifest?.owners).toEqual([friend.user.id]);
  expect(await store.readManifest(sharedId)).toEqual(manifest);
});
