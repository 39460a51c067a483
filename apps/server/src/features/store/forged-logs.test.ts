import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { signUp } from '../auth/testing/sign-up.ts';
import { decideMatch } from '../moderation/decide-match.ts';
import { applyTrust, writeTrust } from '../moderation/source-trust.ts';
import { applyRanked } from '../ratings/ranked-setting.ts';
import { rateMatches } from '../ratings/rate-matches.ts';
import { openRawStore } from '../uploads/raw-store.ts';
import { createDuelUploader } from './testing/create-duel-uploader.ts';
import { duelGameLog, duelLog } from './testing/duel-log.ts';
import { clearDerived } from './testing/uploads.ts';

/** The forgeries of F2 and F6, sent to a running server by strangers of several networks. */
const server = await createTestApp(() => {}, {
  SCRAPBOARD_RATE_LIMITS: 'off',
  SCRAPBOARD_TRUST_PROXY: 'on',
});
const { app, deps, get, pool } = server;
const upload = await createDuelUploader(server);
const store = await openRawStore(deps.config.dataFolder);
const GUID = String(Date.UTC(2026, 4, 7, 9, 59, 50) * 1000 + 123);
const real = duelLog();
/** More lines than the real one, but nothing impossible in it. */
const forged = duelLog({ kills: 0, deaths: 2, padding: 200 });

beforeEach(() => clearDerived(pool));

/** Returns what the pages count for the first player. */
async function careerOfFirst() {
  const { rows } = await pool.query(
    'select record_count, games, tot_kills, tot_deaths from player_fold where player_id = $1',
    ['10001'],
  );
  const [fold] = rows;
  return fold === undefined
    ? null
    : [fold.record_count, fold.games, Number(fold.tot_kills), Number(fold.tot_deaths)];
}

async function quarantined() {
  const { rows } = await pool.query(
    'select upload_id, quarantine from upload_match where quarantine is not null order by 1',
  );
  return new Map(rows.map(({ upload_id, quarantine }) => [upload_id, quarantine]));
}

async function witnesses(): Promise<number[]> {
  const { rows } = await pool.query('select witnesses from match order by id');
  return rows.map((row) => row.witnesses);
}

test("F2: a stranger's log with more lines does not replace a match", async () => {
  await upload({ combat: real });
  const id = await upload({ combat: forged, from: 2 });
  const absurd = await upload({ combat: duelLog({ kills: 0, deaths: 30, padding: 200 }), from: 2 });
  expect(await careerOfFirst()).toEqual([1, 1, 1, 0]);
  expect(await quarantined()).toEqual(
    new Map([
      [id, 'contradicts'],
      [absurd, 'contradicts'],
    ]),
  );
});

test('F2: a stranger’s log with the guid of the match or another winner does not replace it either', async () => {
  await upload({ combat: real, game: duelGameLog(GUID) });
  const sent = [
    await upload({ combat: forged, game: duelGameLog(GUID, '20000'), from: 2 }),
    await upload({ combat: duelLog({ winner: 2, seconds: 50.1 }), from: 2 }),
  ];
  expect(await careerOfFirst()).toEqual([1, 1, 1, 0]);
  expect([...(await quarantined()).keys()].sort()).toEqual(sent.sort());
});

test('F2: a guid does not join logs with different rosters', async () => {
  await upload({ combat: real, game: duelGameLog(GUID) });
  const others = duelLog({ ids: ['00010001', '00030000'], padding: 200, kills: 0, deaths: 1 });
  await upload({ combat: others, game: duelGameLog(GUID, '30000'), from: 2 });
  expect(await careerOfFirst()).toEqual([1, 1, 1, 0]);
});

test('F2: a match sent again with another guid or date counts once', async () => {
  await upload({ combat: real, game: duelGameLog(GUID) });
  await upload({ combat: real, game: duelGameLog(`${Number(GUID) + 9e9}`), from: 2 });
  await upload({ combat: real, session: '2026.04.02 09.58.30', from: 3 });
  expect(await careerOfFirst()).toEqual([1, 1, 1, 0]);
});

test('F2: the first forgery gives way to two independent witnesses, not to one', async () => {
  const [alice, bob] = [await signUp(app), await signUp(app)];
  await upload({ combat: forged, from: 9 });
  await upload({ combat: real, from: 1, token: alice.accessToken });
  expect(await careerOfFirst()).toEqual([1, 1, 0, 2]);
  const padded = duelLog({ padding: 1 });
  // The same account from another network is the same witness, as is another account at home.
  await upload({ combat: padded, from: 2, token: alice.accessToken });
  await upload({ combat: duelLog({ padding: 2 }), from: 1, token: bob.accessToken });
  expect(await careerOfFirst()).toEqual([1, 1, 0, 2]);
  const carol = await signUp(app);
  await upload({ combat: duelLog({ padding: 3 }), from: 3, token: carol.accessToken });
  expect(await careerOfFirst()).toEqual([1, 1, 1, 0]);
  expect(await witnesses()).toEqual([2]);
});

test('F2: a finish replaces an unfinished match only where it continues it', async () => {
  await upload({ combat: duelLog({ seconds: null }) });
  await upload({ combat: duelLog({ kills: 0, padding: 200 }), from: 2 });
  expect(await careerOfFirst()).toEqual([1, 0, 0, 0]);
  await upload({ combat: duelLog({ deaths: 1 }), from: 3 });
  expect(await careerOfFirst()).toEqual([1, 1, 1, 1]);
});

test('F2: an operator approves, rejects and undoes, and blocks a source with all it uploaded', async () => {
  const context = { pool, openRaw: store.openRaw, foldPart: deps.catalogue.foldPartId };
  const first = await upload({ combat: real });
  const second = await upload({ combat: forged, from: 2 });
  const log = { uploadId: second, ordinal: 0 };
  await decideMatch(context, log, 'approve');
  expect(await careerOfFirst()).toEqual([1, 1, 0, 2]);
  expect([...(await quarantined()).keys()]).toEqual([first]);
  await decideMatch(context, log, null);
  expect(await careerOfFirst()).toEqual([1, 1, 1, 0]);
  await decideMatch(context, { uploadId: first, ordinal: 0 }, 'reject');
  expect(await careerOfFirst()).toEqual([1, 1, 0, 2]);
  await decideMatch(context, { uploadId: first, ordinal: 0 }, null);
  // The description of a log that agreed is read from its raw log.
  await upload({ combat: duelLog({ padding: 1 }), from: 3 });
  const { rows } = await pool.query('select network from upload where id = $1', [first]);
  const network = { kind: 'network' as const, source: rows[0].network };
  await writeTrust(pool, network, 'blocked');
  await applyTrust(context, network);
  expect(await careerOfFirst()).toEqual([1, 1, 0, 2]);
  expect((await quarantined()).get(first)).toBe('blocked');
  await writeTrust(pool, network, null);
  await applyTrust(context, network);
  expect(await careerOfFirst()).toEqual([1, 1, 1, 0]);
  expect(await witnesses()).toEqual([2]);
});

test('F2: with SCRAPBOARD_RANKED=confirmed only what two witnesses saw changes ratings', async () => {
  const changes = async () => {
    await rateMatches(pool);
    const { rows } = await pool.query('select mmr_change from rating order by player_id');
    return rows.map((row) => row.mmr_change);
  };
  await upload({ combat: real });
  expect(await changes()).toEqual([expect.any(Number), expect.any(Number)]);
  await applyRanked(pool, 'confirmed');
  expect(await changes()).toEqual([null, null]);
  expect(await get('/api/mmr')).toMatchObject({ players: [] });
  await upload({ combat: duelLog({ padding: 1 }), from: 2 });
  expect(await changes()).toEqual([expect.any(Number), expect.any(Number)]);
  expect(await get('/api/mmr')).toMatchObject({ players: [{ confirmed: 1 }, { confirmed: 1 }] });
  expect(await get('/api/players/10001')).toMatchObject({ confirmedCount: 1 });
  await applyRanked(pool, 'plausible');
});

test.each([
  ['20,000 kills', { combat: duelLog({ kills: 20_000 }) }],
  ['21 million damage', { combat: duelLog({ hits: new Array(210).fill(100_000) }) }],
  ['a match in 2099', { combat: real, session: '2099.05.07 09.58.30' }],
  ['a match before the game existed', { combat: real, session: '2009.05.07 09.58.30' }],
])('F6: %s is kept and does not count', async (_, sent) => {
  const id = await upload(sent);
  expect(await careerOfFirst()).toBeNull();
  expect([...(await quarantined()).keys()]).toEqual([id]);
  expect((await pool.query('select from match')).rowCount).toBe(0);
  // It does not exclude a real match either.
  await upload({ combat: duelLog({ deaths: 1 }), from: 2 });
  expect(await careerOfFirst()).toEqual([1, 1, 1, 1]);
});
