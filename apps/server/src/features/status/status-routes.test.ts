import type { Status } from '@scrapboard/contract';
import type { QueryConfig } from 'pg';
import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { fetchStatus } from './fetch-status.ts';

const { get, pool, deps } = await createTestApp();

test('an empty server reports that it is empty', async () => {
  expect(await get<Status>('/api/status')).toMatchObject({
    siteName: 'Scrapboard',
    links: { about: null, github: null, community: null },
    player: null,
    players: 0,
    matches: 0,
    newestMatchAt: null,
    updatedAt: null,
    demo: null,
    minWitnesses: 1,
    uploadsFrom: 'anyone',
    uploadsPaused: false,
    limits: { files: 200 },
  });
});

test('reports what is stored, since when, and whose profile is shown first', async () => {
  const times = [Date.UTC(2026, 4, 1), Date.UTC(2026, 4, 3), Date.UTC(2026, 4, 2)];
  const matches = times.map((at, i) => makeMatch({ seed: i, at, population: 9 }));
  await storeUpload(pool, { id: 'first', matches });
  await pool.query(`update upload set status = 'stored', finished_at = '2026-05-04T00:00:00Z'`);
  await pool.query(`insert into instance values ('demo', $1)`, [
    JSON.stringify({ filling: true, matches: 3, totalMatches: 10 }),
  ]);
  const status = await fetchStatus(deps);
  expect(status).toMatchObject({
    matches: 3,
    newestMatchAt: '2026-05-03T00:00:00.000Z',
    updatedAt: '2026-05-04T00:00:00.000Z',
    demo: { filling: true, matches: 3, totalMatches: 10 },
  });
  const { rows } = await pool.query(
    'select max(games) as max_games, count(*)::int as player_count from player_fold',
  );
  expect(status.players).toBe(rows[0].player_count);
  expect(await get(`/dev/profile/${status.player}`)).toMatchObject({
    games: String(rows[0].max_games),
  });
});

test('an uploader is shown first, though others in their matches have played more', async () => {
  const { rows } = await pool.query<{ player_id: string }>(
    `update player_fold set upload_count = 1
      where player_id = (select player_id from player_fold order by games, player_id limit 1)
      returning player_id`,
  );
  const { player } = await fetchStatus(deps);
  expect(player).toBe(rows[0]?.player_id);
});

test('says how many logs must agree where only confirmed matches count for leaderboards', async () => {
  const config = { ...deps.config, ranked: 'confirmed' as const };
  expect(await fetchStatus({ ...deps, config })).toMatchObject({ minWitnesses: 2 });
});

test('a configured player is always shown first', async () => {
  const config = { ...deps.config, player: '5' };
  expect(await fetchStatus({ ...deps, config })).toMatchObject({ player: '5' });
});

test('the status that every open page polls does not scan large tables', async () => {
  const queries: string[] = [];
  const recordingPool = {
    query: (config: QueryConfig) => {
      queries.push(config.text);
      return pool.query(config);
    },
  } as typeof pool;
  await fetchStatus({ ...deps, pool: recordingPool });
  expect(queries.length).toBeGreaterThan(5);
  const client = await pool.connect();
  try {
    // PostgreSQL would read small test tables as a whole; without sequential scans the plan shows
    // the indexes.
    await client.query('begin; set local enable_seqscan = off');
    for (const text of queries.filter((text) => !text.includes('$1'))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan on (upload|match|player|player_fold)\b/);
    }
    const { rows } = await client.query(
      `explain select player_id from player_fold where upload_count > 0
        order by games desc, player_id desc limit 1`,
    );
    expect(JSON.stringify(rows)).toMatch('player_fold_uploader');
  } finally {
    client.release(true);
  }
});
