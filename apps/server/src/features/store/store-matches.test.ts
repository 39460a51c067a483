import type { LogMatch } from '@scrapboard/match-log';
import { foldColumns, playerFold } from '@scrapboard/matches';
import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { statements as toWholeSeconds } from '../../database/migrations/0022-whole-seconds.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { UploadEndedError } from './store-matches.ts';
import { createRandom, cutOff, fromAnotherLog, makeMatch } from './testing/make-match.ts';
import {
  addUpload,
  clearDerived,
  dumpDerived,
  storeUpload,
  storeUploadsAndDump,
  type TestUpload,
} from './testing/uploads.ts';

const { pool } = await createTestDatabase();
const HOUR_MS = 3_600_000;

beforeEach(() => clear());

const clear = () => clearDerived(pool);
const storeAndDump = (uploads: readonly TestUpload[], isParallel = false) =>
  storeUploadsAndDump(pool, uploads, isParallel);

async function count(table: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as n from ${table}`);
  return rows[0].n;
}

/** Returns the matches of one evening, as several players upload them. */
function simulateEvening(seed: number): TestUpload[] {
  const random = createRandom(seed);
  const matches = Array.from({ length: 6 }, (_, i) =>
    makeMatch({
      seed: seed * 1000 + i,
      at: Date.UTC(2026, 4, 3 + (seed % 20), 18, 10 * i),
      population: 20,
    }),
  );
  const rematch: LogMatch = {
    ...(matches[0] as LogMatch),
    startedAt: Date.UTC(2026, 4, 3 + (seed % 20), 19, 30),
    finish: { reason: 'timer', winnerTeam: 2, winReason: 'MORE_CARS_LEFT_TIMER', battleTime: 1800 },
  };
  const playedMatches = [...matches, rematch];
  const guids = playedMatches.map((match) => String((match.startedAt - 60_000) * 1000));
  const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'UTC'];
  return zones.map((timeZone, n) => {
    const offset = [0, 2, -4, 9, 0][n] as number;
    // The last uploader's clock is not in the time zone they state.
    const shiftMs = (n === 4 ? 3 : offset) * HOUR_MS + Math.floor(random() * 4000);
    return {
      id: `upload-${seed}-${n}`,
      timeZone,
      matches: playedMatches
        .map((match, i) => {
          const view = random() < 0.25 ? cutOff(match) : match;
          const guid = random() < 0.5 ? (guids[i] as string) : null;
          const queueTag = guid !== null && random() < 0.5 ? 'Default' : null;
          return fromAnotherLog(view, {
            shiftMs,
            lines: view.lines - Math.floor(random() * 3),
            context: { guid, queueTag, localPlayer: guid && (view.players[n]?.id ?? null) },
          });
        })
        .filter(() => random() < 0.8),
    };
  });
}

test('repeating an upload changes nothing', async () => {
  const [upload] = simulateEvening(7);
  const first = await storeAndDump([upload as TestUpload]);
  await pool.query('delete from rate_request');
  await storeUpload(pool, upload as TestUpload, 3);
  expect(await dumpDerived(pool)).toEqual(first);
  expect(await count('rate_request')).toBe(0);
});

test('uploads give the same rows in any order, sequentially or concurrently', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9999 }), fc.boolean(), async (seed, isParallel) => {
      const uploads = simulateEvening(seed);
      const expected = await storeAndDump(uploads);
      const shuffled = fc.sample(fc.shuffledSubarray(uploads, { minLength: uploads.length }), {
        seed,
        numRuns: 1,
      })[0] as TestUpload[];
      expect(await storeAndDump(shuffled, isParallel)).toEqual(expected);
    }),
    { numRuns: 15 },
  );
}, 180_000);

test('the migration to whole seconds gives the rows of a rebuild', async () => {
  const expected = await storeAndDump(simulateEvening(8));
  for (const table of ['upload_match', 'match', 'player_match', 'rating']) {
    await pool.query(`update ${table} set started_at = started_at + interval '0.987 seconds'`);
  }
  for (const table of ['player_fold', 'player_nickname']) {
    await pool.query(`update ${table} set first_seen_at = first_seen_at + interval '0.001 seconds',
      last_seen_at = last_seen_at + interval '0.5 seconds'`);
  }
  await pool.query('delete from rate_request');
  for (const statement of toWholeSeconds) await pool.query(statement);
  expect(await dumpDerived(pool)).toEqual(expected);
  expect(await count('rate_request')).toBe(0);
});

test('matches that now start in the same second are rated again', async () => {
  for (const [id, at] of [
    ['1', '2026-05-01T10:00:00.900Z'],
    ['2', '2026-05-02T10:00:00.200Z'],
    ['3', '2026-05-02T10:00:00.700Z'],
  ]) {
    await pool.query(
      `insert into rating (player_id, started_at, match_id, mu, sigma, mmr, streak,
        best_win_streak, worst_loss_streak) values ('1', $1, $2, 25, 8, 1600, 1, 1, 0)`,
      [at, id],
    );
  }
  for (const statement of toWholeSeconds) await pool.query(statement);
  const { rows } = await pool.query('select from_at from rate_request');
  expect(rows).toEqual([{ from_at: new Date('2026-05-02T10:00:00Z') }]);
});

test('careers, names and parts agree with the rows', async () => {
  await storeAndDump([...simulateEvening(3), ...simulateEvening(4), ...simulateEvening(5)], true);
  const { rows } = await pool.query('select * from player_match');
  const folds = (await pool.query('select * from player_fold order by player_id')).rows;
  expect(folds.map(({ player_id }) => player_id)).toEqual(
    [...new Set(rows.map(({ player_id }) => player_id))].sort(),
  );
  for (const fold of folds) {
    const playerRows = rows.filter(({ player_id }) => player_id === fold.player_id);
    const expected = playerFold.ofRows(playerRows);
    const stored = foldColumns.map(({ name }) => [
      name,
      fold[name] === null ? null : Number(fold[name]),
    ]);
    expect(Object.fromEntries(stored)).toEqual(expected);
    const times = playerRows.map(({ started_at }) => started_at.getTime());
    expect(fold.last_seen_at.getTime()).toBe(Math.max(...times));
  }
  const [fromRows, fromFolds] = await Promise.all(
    [
      `select part, count(*)::int as uses, sum(damage)::int8 as damage from (
        select result, unnest(part_ids) as part, unnest(part_damage) as damage from player_match
        where result is not null) u group by part order by part`,
      'select part, sum(games)::int as uses, sum(damage)::int8 as damage from player_part_fold group by part order by part',
    ].map((text) => pool.query(text)),
  );
  expect(fromFolds?.rows).toEqual(fromRows?.rows);
});

test('a transaction killed midway leaves nothing, and reading again completes it', async () => {
  const [upload] = simulateEvening(21) as [TestUpload];
  const expected = await storeAndDump([upload]);
  await clear();
  await addUpload(pool, upload);
  const blocker = await pool.connect();
  await blocker.query('begin; lock table facts_request in exclusive mode');
  const storePromise = storeUpload(pool, upload).catch((error) => error);
  let victim: number | undefined;
  while (victim === undefined) {
    const { rows } = await blocker.query(
      `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    victim = rows[0]?.pid;
  }
  await blocker.query('select pg_terminate_backend($1)', [victim]);
  expect(await storePromise).toBeInstanceOf(Error);
  await blocker.query('rollback');
  blocker.release();
  expect(await count('match')).toBe(0);
  expect(await count('upload_match')).toBe(0);
  await storeUpload(pool, upload);
  expect(await dumpDerived(pool)).toEqual(expected);
});

test('nothing is stored for a cancelled upload', async () => {
  const upload = { id: 'gone', matches: [makeMatch({ seed: 31 })] };
  await addUpload(pool, upload);
  await pool.query(`update upload set status = 'failed'`);
  await expect(storeUpload(pool, upload)).rejects.toThrow(UploadEndedError);
  expect(await count('match')).toBe(0);
});

test('a log with texts and numbers that the game never writes is stored if approved', async () => {
  const match = makeMatch({ seed: 41 });
  const [first] = match.players;
  if (first === undefined) throw new Error('no player');
  first.nickname = `{"a\\",\u0000\nNULL}${'x'.repeat(5000)}`;
  match.context.rewards = { 'half \ud83d\u0000': 5 };
  match.context.guid = '\u0000\udc00';
  first.powerScore = 1e15;
  first.kills = 70_000;
  first.parts = [{ part: '"},\\{'.repeat(900), damage: 5e9, hits: 1, kills: 0 }];
  const oddUpload = { id: 'odd', matches: [match] };
  await addUpload(pool, oddUpload);
  await pool.query(
    `insert into match_decision (upload_id, ordinal, decision) values ('odd', 0, 'approve')`,
  );
  await storeUpload(pool, oddUpload);
  const { rows } = await pool.query(
    'select nickname, kills, power_score from player_match where player_id = $1',
    [first.id],
  );
  expect(rows[0].nickname).toMatch(/^\{"a\\",NULL\}x+$/);
  expect(rows[0].kills).toBe(32_767);
});

test('a player has the name they used last and keeps the others', async () => {
  const matchOfPlayerNamed = (nickname: string, day: number) => {
    const match = makeMatch({ seed: 50 + day, at: Date.UTC(2026, 4, day) });
    if (match.players[0] !== undefined) Object.assign(match.players[0], { id: '900', nickname });
    return match;
  };
  await storeUpload(pool, {
    id: 'a',
    matches: [matchOfPlayerNamed('Old', 2), matchOfPlayerNamed('New', 4)],
  });
  await storeUpload(pool, {
    id: 'b',
    matches: [matchOfPlayerNamed('Oldest', 1), matchOfPlayerNamed('Between', 3)],
  });
  const { rows } = await pool.query(`select nickname, nickname_key from player where id = '900'`);
  expect(rows).toEqual([{ nickname: 'New', nickname_key: 'new' }]);
  const names = await pool.query(
    `select nickname from player_nickname where player_id = '900' order by last_seen_at`,
  );
  expect(names.rows.map(({ nickname }) => nickname)).toEqual(['Oldest', 'Old', 'Between', 'New']);
});
