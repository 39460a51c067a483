import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { rateMatches } from '../ratings/rate-matches.ts';
import { rawPath } from '../uploads/raw-store.ts';
import { createStoreScenario } from './testing/create-store-scenario.ts';
import { verifyStore } from './verify-store.ts';

const scenario = await createStoreScenario();
const { pool, send, readAll } = scenario;

test('verify finds what is damaged, missing or wrong, and nothing else', async () => {
  const [first, second] = [await send(1), await send(2)];
  await readAll();
  const lines: string[] = [];
  const verify = () =>
    verifyStore({
      pool,
      store: scenario.staging.store,
      basePartIdOf: (id) => id,
      isTeamMode: () => true,
      sampleSize: null,
      print: (line) => lines.push(line),
    });
  expect(await verify()).toEqual([]);
  expect(lines.slice(-2)).toEqual([
    '2 of 2 uploads read again',
    'Ratings are being calculated, so they were not compared',
  ]);

  await pool.query(`update upload_match set digest = digest + 1 where upload_id = $1`, [first]);
  await pool.query(`update player_fold set tot_kills = tot_kills + 1 where player_id = '10002'`);
  const mismatches = await verify();
  expect(mismatches).toContain(`${first}: 1 of 1 matches differ from its logs`);
  expect(mismatches).toContain('Player 10002: the totals differ from the matches');
  await scenario.staging.store.removeManifest(first);
  const { rows } = await pool.query(
    `select files->0->>'sha256' as sha256 from upload where id = $1`,
    [second],
  );
  await rm(rawPath(scenario.dataFolder, rows[0].sha256));
  const foundProblems = await verify();
  expect(foundProblems).toHaveLength(2);
  expect(foundProblems.join('\n')).toMatch(new RegExp(`${first}: manifest missing`));
  expect(foundProblems.join('\n')).toMatch(new RegExp(`${second}: .*combat.log: raw log missing`));
});

test('verify compares rows, what is counted of players, and ratings', async () => {
  await send(1);
  await readAll();
  await rateMatches(pool, { isTeamMode: () => true });
  const context = {
    pool,
    store: scenario.staging.store,
    basePartIdOf: (id: string) => id,
    print() {},
  };
  const verify = () => verifyStore({ ...context, isTeamMode: () => true, sampleSize: null });
  expect(await verify()).toEqual([]);
  const describePlayerProblem = (numbers: string) =>
    `Player 10001: the ${numbers} differ from the matches`;
  const rowsProblem = expect.stringMatching(/^Match \w{13}: its rows differ from its log$/);
  const changes: [change: string, undo: string, problems: string[]][] = [
    [
      `update player_match set kills = kills + 1 where player_id = '10001'`,
      `update player_match set kills = kills - 1 where player_id = '10001'`,
      [rowsProblem, describePlayerProblem('totals')],
    ],
    ['update match set bots = 1', 'update match set bots = 0', [rowsProblem]],
    [
      `update player_match set started_at = started_at + interval '1 second' where player_id = '10001'`,
      `update player_match set started_at = started_at - interval '1 second' where player_id = '10001'`,
      [
        rowsProblem,
        describePlayerProblem('totals'),
        describePlayerProblem('nicknames'),
        '2 places on ladders differ from the matches',
      ],
    ],
    [
      `update player_part_fold set damage = damage + 1 where player_id = '10001'`,
      `update player_part_fold set damage = damage - 1 where player_id = '10001'`,
      [describePlayerProblem('parts')],
    ],
    [
      `insert into player_nickname select '10001', 'Nobody', now(), now(), 1`,
      `delete from player_nickname where nickname = 'Nobody'`,
      [describePlayerProblem('nicknames')],
    ],
    [
      `insert into rating_day
        select 'all', '7', 20000, 25, 8, 1600, 1600, 1, 1, 0, 1500, null, 1, 8000, '[]'`,
      `delete from rating_day where player_id = '7'`,
      [
        'Some places on ladders belong to no match',
        'The leaderboard does not have the last place of every player',
      ],
    ],
    [
      `update rating_count set inactive = inactive + 1 where ladder = 'all'`,
      `update rating_count set inactive = inactive - 1 where ladder = 'all'`,
      ['The counts of players by MMR differ from the ladders'],
    ],
    [
      `update rating set mu = mu + 1e-9 where player_id = '10001'`,
      `delete from rating`,
      ['1 ratings differ from the matches, first of player 10001'],
    ],
    [
      `insert into rating select '7', now(), 1, 25, 8, 1600, null, 0, 0, 0`,
      `delete from rating where player_id = '7'`,
      ['2 ratings differ from the matches, first of player 10001', '1 ratings belong to no match'],
    ],
    [
      `update player_fold set streak = 0 where player_id = '10001'`,
      `select 1`,
      [
        '2 ratings differ from the matches, first of player 10001',
        '1 players have another rating or streak than after their last match, first of player 10001',
      ],
    ],
  ];
  for (const [change, undo, problems] of changes) {
    await pool.query(change);
    expect([change, await verify()]).toEqual([change, problems]);
    await pool.query(undo);
  }
});
