import type { LogMatch } from '@scrapboard/match-log';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { cutOff, fromAnotherLog, fromLateJoiner, makeMatch } from './testing/make-match.ts';
import {
  clearDerived,
  dumpDerived,
  storeUpload,
  storeUploadsAndDump,
  type TestUpload,
} from './testing/uploads.ts';

/** Which logs describe one match, and what is stored of it. */
const { pool } = await createTestDatabase();
const HOUR_MS = 3_600_000;

beforeEach(() => clearDerived(pool));

const storeAndDump = (uploads: readonly TestUpload[]) => storeUploadsAndDump(pool, uploads);

async function count(table: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as n from ${table}`);
  return rows[0].n;
}

test('a match uploaded by several of its players is one match', async () => {
  const match = makeMatch({ seed: 1 });
  const guid = String((match.startedAt - 30_000) * 1000);
  const offsets = { UTC: 0, 'Europe/Berlin': 2, 'America/New_York': -4, 'Asia/Kolkata': 5.5 };
  for (const [timeZone, offset] of Object.entries(offsets)) {
    const context = { guid: offset > 0 ? guid : null, localPlayer: match.players[0]?.id ?? null };
    const view = fromAnotherLog(match, { shiftMs: offset * HOUR_MS + 137, context });
    await storeUpload(pool, { id: timeZone, timeZone, matches: [view] });
  }
  expect(await count('match')).toBe(1);
  expect(await count('player_match')).toBe(8);
  expect(await count('upload_match')).toBe(4);
  const { rows } = await pool.query(
    'select record_count, upload_count from player_fold where player_id = $1',
    [match.players[0]?.id],
  );
  expect(rows).toEqual([{ record_count: 1, upload_count: 1 }]);
  const times = await pool.query('select started_at from match');
  expect(times.rows[0].started_at.getTime()).toBe(match.startedAt - 30_000);
});

test('a finish that arrives later completes the unfinished match', async () => {
  const match = makeMatch({ seed: 11 });
  const unfinishedMatch = cutOff(match);
  const first = { id: 'a', matches: [unfinishedMatch] };
  const second = { id: 'b', matches: [match] };
  await storeUpload(pool, first);
  expect((await pool.query('select finished from match')).rows).toEqual([{ finished: false }]);
  expect((await pool.query('select max(games) as games from player_fold')).rows[0].games).toBe(0);
  await storeUpload(pool, second);
  const { rows } = await pool.query('select finished from match');
  expect(rows).toEqual([{ finished: true }]);
  const outcomes = await pool.query('select outcome from upload_match order by upload_id');
  expect(outcomes.rows.map(({ outcome }) => outcome)).toEqual(['unfinished', 'new']);
  const derivedRows = await dumpDerived(pool);
  expect(await storeAndDump([second, first])).toEqual(derivedRows);
});

test('a match that moves to the previous day requests the facts of both days again', async () => {
  const match = makeMatch({ seed: 17, at: Date.UTC(2026, 4, 4, 0, 10) });
  const shiftedMatch = fromAnotherLog(match, { shiftMs: -HOUR_MS / 2 });
  const uploads = [match, shiftedMatch].map((view, i) => ({ id: `u${i}`, matches: [view] }));
  await pool.query(`insert into facts_copy (id) values ('any')`);
  const takeRequestedDays = async () => {
    const { rows } = await pool.query('delete from facts_request returning day::text as day');
    return [...new Set(rows.map(({ day }) => day))].sort();
  };
  await storeUpload(pool, uploads[0] as TestUpload);
  expect(await takeRequestedDays()).toEqual(['2026-05-04']);
  await storeUpload(pool, uploads[1] as TestUpload);
  expect(await takeRequestedDays()).toEqual(['2026-05-03', '2026-05-04']);
  await pool.query('delete from facts_copy');
  const derivedRows = await dumpDerived(pool);
  expect(await storeAndDump(uploads.toReversed())).toEqual(derivedRows);
});

test('a rematch with the same vehicles is another match', async () => {
  const match = makeMatch({ seed: 12 });
  const rematch = {
    ...match,
    startedAt: match.startedAt + 600_000,
    finish: { ...match.finish, battleTime: 999, winnerTeam: 1 } as LogMatch['finish'],
  };
  const lateMatch = fromAnotherLog(cutOff(rematch), { shiftMs: 2000 });
  await storeUpload(pool, { id: 'a', matches: [match, rematch] });
  await storeUpload(pool, { id: 'b', matches: [lateMatch] });
  expect(await count('match')).toBe(2);
  const { rows } = await pool.query(
    'select m.battle_time from match m join upload_match u on u.match_id = m.id where u.upload_id = $1',
    ['b'],
  );
  expect(rows).toEqual([{ battle_time: 999 }]);
});

test('two guids are two matches, however similar they are', async () => {
  const match = makeMatch({ seed: 13 });
  // Rematches of the same length with the same winner.
  const views = [1, 2].map((n) =>
    fromAnotherLog(
      { ...match, players: match.players.map((p) => ({ ...p, damage: p.damage + n * 50_000 })) },
      { context: { guid: `${n}` }, shiftMs: n * 600_000 },
    ),
  );
  await storeUpload(pool, { id: 'a', matches: views });
  await storeUpload(pool, {
    id: 'b',
    matches: [fromAnotherLog(views[1] as LogMatch, { context: { guid: null }, shiftMs: 900 })],
  });
  expect(await count('match')).toBe(2);
  expect((await pool.query('select sum(games)::int as n from player_fold')).rows[0].n).toBe(16);
});

test('the log of a player who joined late is the same match by its guid', async () => {
  const match = makeMatch({ seed: 14, context: { guid: '77' } });
  const lateMatch = fromLateJoiner({ ...match, players: match.players.slice(0, 4), lines: 500 });
  const otherMatch = makeMatch({ seed: 15 });
  for (const order of [
    [lateMatch, match],
    [match, lateMatch],
  ]) {
    await storeAndDump(order.map((view, i) => ({ id: `u${i}`, matches: [view] })));
    expect(await count('match')).toBe(1);
    expect(await count('player_match')).toBe(8);
  }
  await storeUpload(pool, { id: 'c', matches: [otherMatch] });
  expect(await count('match')).toBe(2);
});

test('a guid that arrives later joins two matches', async () => {
  const match = makeMatch({ seed: 16 });
  const lateMatch = fromAnotherLog(
    fromLateJoiner({ ...match, players: match.players.slice(0, 4), lines: 500 }),
    {
      context: { guid: '5' },
    },
  );
  const linkingMatch = fromAnotherLog(match, { context: { guid: '5' }, lines: 4000 });
  const uploads = [match, lateMatch, linkingMatch].map((view, i) => ({
    id: `u${i}`,
    matches: [view],
  }));
  await storeAndDump(uploads.slice(0, 2));
  expect(await count('match')).toBe(2);
  const joinedRows = await storeAndDump(uploads);
  expect(await count('match')).toBe(1);
  expect(await storeAndDump(uploads.toReversed())).toEqual(joinedRows);
});
