import type { AddressInfo } from 'node:net';
import { profile, type SecurityEvents, upload as uploadBody } from '@scrapboard/contract';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { signUp } from '../auth/testing/sign-up.ts';
import { decideAboutLog } from '../moderation/decide-about-log.ts';
import { applyTrustToUploads, writeTrust } from '../moderation/source-trust.ts';
import { saveRanked } from '../ratings/ranked-setting.ts';
import { rateMatches } from '../ratings/rate-matches.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import { openRawStore } from '../uploads/raw-store.ts';
import { readUpload } from './read-upload.ts';
import { createDuelUploader, type DuelUpload } from './testing/create-duel-uploader.ts';
import { makeDuelGameLog, makeDuelLog } from './testing/duel-log.ts';
import { clearDerived } from './testing/uploads.ts';

/** Forged logs, sent to a running server by strangers from several networks. */
const server = await createTestApp(() => {}, {
  SCRAPBOARD_RATE_LIMITS: 'off',
  SCRAPBOARD_TRUST_PROXY: 'on',
});
const { app, deps, get, pool, securityLog } = server;
const sendDuel = await createDuelUploader(server);
const { port } = app.server.address() as AddressInfo;
const url = `http://127.0.0.1:${port}`;
const store = await openRawStore(deps.config.dataFolder);
const GUID = String(Date.UTC(2026, 4, 7, 9, 59, 50) * 1000 + 123);
const realLog = makeDuelLog();
/** More lines than the real one, but nothing impossible in it. */
const forgedLog = makeDuelLog({ kills: 0, deaths: 2, padding: 200 });

/** The uploads of the current test. */
const uploadIds = new Set<string>();

beforeEach(async () => {
  uploadIds.clear();
  await clearDerived(pool);
});

async function upload(duel: DuelUpload): Promise<string> {
  const id = await sendDuel(duel);
  uploadIds.add(id);
  return id;
}

async function readById(id: string): Promise<void> {
  const { catalogue, log } = deps;
  await readUpload({ pool, log, basePartIdOf: catalogue.basePartIdOf, openRaw: store.openRaw }, id);
}

/** Fetches from the server without its cached responses. */
const fetchFresh = (path: string) =>
  fetch(`${url}${path}`, { headers: { 'cache-control': 'no-cache' } });

/** Returns what the pages show of the first player; null if there is no such player. */
async function fetchFirstPlayerCareer() {
  const response = await fetchFresh('/dev/profile/10001');
  if (response.status === 404) return null;
  const countedProfile = profile.parse(await response.json());
  const { record_count, games, tot_kills, tot_deaths } = countedProfile;
  return [record_count, games, tot_kills, tot_deaths].map(Number);
}

/** Returns the uploads with a match in quarantine. */
async function fetchQuarantined(): Promise<Set<string>> {
  const quarantinedIds = new Set<string>();
  for (const id of uploadIds) {
    const { matches } = uploadBody.parse(await (await fetchFresh(`/api/uploads/${id}`)).json());
    if (matches.some(({ outcome }) => outcome === 'quarantined')) quarantinedIds.add(id);
  }
  return quarantinedIds;
}

/** Returns why the match of an upload does not count. */
async function fetchQuarantineReason(id: string): Promise<string | null> {
  const { rows } = await pool.query('select quarantine from upload_match where upload_id = $1', [
    id,
  ]);
  return rows[0].quarantine;
}

async function fetchWitnesses(): Promise<number[]> {
  const { rows } = await pool.query('select witnesses from match order by id');
  return rows.map((row) => row.witnesses);
}

test("a stranger's log with more lines does not replace a match", async () => {
  await upload({ combat: realLog });
  const id = await upload({ combat: forgedLog, network: 2 });
  const absurdId = await upload({
    combat: makeDuelLog({ kills: 0, deaths: 30, padding: 200 }),
    network: 2,
  });
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 1, 0]);
  expect(await fetchQuarantined()).toEqual(new Set([id, absurdId]));
  expect(await fetchQuarantineReason(id)).toBe('contradicts');
});

test('a stranger’s log with the guid of the match or another winner does not replace it either', async () => {
  await upload({ combat: realLog, game: makeDuelGameLog(GUID) });
  const forgedIds = [
    await upload({ combat: forgedLog, game: makeDuelGameLog(GUID, '20000'), network: 2 }),
    await upload({ combat: makeDuelLog({ winner: 2, seconds: 50.1 }), network: 2 }),
  ];
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 1, 0]);
  expect(await fetchQuarantined()).toEqual(new Set(forgedIds));
});

test('the owner of a quarantined upload gets one event, however often it is read', async () => {
  await pool.query('truncate security_event');
  const { accessToken: token } = await signUp(app);
  const fetchEvents = async () => {
    const { events } = await get<SecurityEvents>('/api/account/security-events', {
      authorization: `Bearer ${token}`,
    });
    return events.map(({ kind, network }) => [kind, network]);
  };
  await upload({ combat: realLog });
  const id = await upload({ combat: forgedLog, network: 2, token });
  const expected = [
    ['upload_quarantined', 'unknown'],
    ['signed_up', 'other'],
  ];
  expect(await fetchEvents()).toEqual(expected);
  expect(securityLog.at(-1)).toContain(` subject="${id}"`);
  await rebuild(pool);
  const { rows } = await pool.query('select id from upload order by received_at');
  for (const { id } of rows) await readById(id);
  expect(await fetchQuarantined()).toEqual(new Set([id]));
  expect(await fetchEvents()).toEqual(expected);
});

test('a guid does not join logs with different rosters', async () => {
  await upload({ combat: realLog, game: makeDuelGameLog(GUID) });
  const otherRoster = makeDuelLog({
    ids: ['00010001', '00030000'],
    padding: 200,
    kills: 0,
    deaths: 1,
  });
  await upload({ combat: otherRoster, game: makeDuelGameLog(GUID, '30000'), network: 2 });
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 1, 0]);
});

test('a match sent again with another guid or date counts once', async () => {
  await upload({ combat: realLog, game: makeDuelGameLog(GUID) });
  await upload({ combat: realLog, game: makeDuelGameLog(`${Number(GUID) + 9e9}`), network: 2 });
  await upload({ combat: realLog, session: '2026.04.02 09.58.30', network: 3 });
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 1, 0]);
});

test('a forgery that came first is replaced by two independent witnesses, not by one', async () => {
  const [alice, bob] = [await signUp(app), await signUp(app)];
  await upload({ combat: forgedLog, network: 9 });
  await upload({ combat: realLog, network: 1, token: alice.accessToken });
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 0, 2]);
  const paddedLog = makeDuelLog({ padding: 1 });
  // The same account from another network is the same witness, as is another account in the same network.
  await upload({ combat: paddedLog, network: 2, token: alice.accessToken });
  await upload({ combat: makeDuelLog({ padding: 2 }), network: 1, token: bob.accessToken });
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 0, 2]);
  const carol = await signUp(app);
  await upload({ combat: makeDuelLog({ padding: 3 }), network: 3, token: carol.accessToken });
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 1, 0]);
  expect(await fetchWitnesses()).toEqual([2]);
});

test('a finished log replaces an unfinished match only if it continues it', async () => {
  await upload({ combat: makeDuelLog({ seconds: null }) });
  await upload({ combat: makeDuelLog({ kills: 0, padding: 200 }), network: 2 });
  expect(await fetchFirstPlayerCareer()).toEqual([1, 0, 0, 0]);
  await upload({ combat: makeDuelLog({ deaths: 1 }), network: 3 });
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 1, 1]);
});

test('an operator approves, rejects and undoes, and blocks a source with all it uploaded', async () => {
  const { catalogue, log: serverLog } = deps;
  const { basePartIdOf } = catalogue;
  const context = { pool, log: serverLog, openRaw: store.openRaw, basePartIdOf };
  const first = await upload({ combat: realLog });
  const secondUploadId = await upload({ combat: forgedLog, network: 2 });
  const log = { uploadId: secondUploadId, ordinal: 0 };
  await decideAboutLog(context, log, 'approve');
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 0, 2]);
  expect(await fetchQuarantined()).toEqual(new Set([first]));
  await decideAboutLog(context, log, null);
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 1, 0]);
  await decideAboutLog(context, { uploadId: first, ordinal: 0 }, 'reject');
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 0, 2]);
  await decideAboutLog(context, { uploadId: first, ordinal: 0 }, null);
  // The description of a log that agreed is read from its raw log.
  const thirdUploadId = await upload({ combat: makeDuelLog({ padding: 1 }), network: 3 });
  const { rows } = await pool.query('select network from upload where id = $1', [first]);
  const network = { kind: 'network' as const, source: rows[0].network };
  await writeTrust(pool, network, 'blocked');
  await applyTrustToUploads(context, network);
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 0, 2]);
  expect(await fetchQuarantined()).toEqual(new Set([first, thirdUploadId]));
  expect(await fetchQuarantineReason(first)).toBe('blocked');
  await writeTrust(pool, network, null);
  await applyTrustToUploads(context, network);
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 1, 0]);
  expect(await fetchWitnesses()).toEqual([2]);
});

test('with SCRAPBOARD_RANKED=confirmed only matches with two witnesses change ratings', async () => {
  const fetchMmrChanges = async () => {
    await rateMatches(pool);
    const { rows } = await pool.query('select mmr_change from rating order by player_id');
    return rows.map((row) => row.mmr_change);
  };
  await upload({ combat: realLog });
  expect(await fetchMmrChanges()).toEqual([expect.any(Number), expect.any(Number)]);
  await saveRanked(pool, 'confirmed');
  expect(await fetchMmrChanges()).toEqual([null, null]);
  expect(await get('/api/mmr?status=provisional')).toMatchObject({ players: [] });
  await upload({ combat: makeDuelLog({ padding: 1 }), network: 2 });
  expect(await fetchMmrChanges()).toEqual([expect.any(Number), expect.any(Number)]);
  expect(await get('/api/mmr?status=provisional')).toMatchObject({
    players: [{ confirmed: 1 }, { confirmed: 1 }],
  });
  expect(await get('/api/players/10001')).toMatchObject({ confirmedCount: 1 });
  await saveRanked(pool, 'plausible');
});

test.each([
  ['20,000 kills', { combat: makeDuelLog({ kills: 20_000 }) }],
  ['21 million damage', { combat: makeDuelLog({ hits: new Array(210).fill(100_000) }) }],
  ['a match in 2099', { combat: realLog, session: '2099.05.07 09.58.30' }],
  ['a match before the game existed', { combat: realLog, session: '2009.05.07 09.58.30' }],
])('%s is kept and does not count', async (_, forgery) => {
  const id = await upload(forgery);
  expect(await fetchFirstPlayerCareer()).toBeNull();
  expect(await fetchQuarantined()).toEqual(new Set([id]));
  expect((await pool.query('select from match')).rowCount).toBe(0);
  // It does not exclude a real match either.
  await upload({ combat: makeDuelLog({ deaths: 1 }), network: 2 });
  expect(await fetchFirstPlayerCareer()).toEqual([1, 1, 1, 1]);
});

test.each([
  ['are read from its raw log', true, [1, 1, 1, 0], 'stored'],
  [
    'cannot be read: it does not count until its upload is read again',
    false,
    [1, 1, 0, 2],
    'queued',
  ],
])('the details of a log that later describes its match %s', async (_, hasRaw, career, status) => {
  await upload({ combat: forgedLog, network: 9 });
  const id = await upload({ combat: makeDuelLog({ padding: 5 }), network: 1 });
  const { rows } = await pool.query(
    `with lost as (update upload_match set spare = null where upload_id = $1)
      select files->0->>'sha256' as sha256 from upload where id = $1`,
    [id],
  );
  if (!hasRaw) await store.removeRaw(rows[0].sha256);
  await upload({ combat: realLog, network: 2 });
  expect(await fetchFirstPlayerCareer()).toEqual(career);
  const found = await pool.query('select status from upload where id = $1', [id]);
  expect(found.rows).toEqual([{ status }]);
});
