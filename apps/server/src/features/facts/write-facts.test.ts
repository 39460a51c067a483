import { appendFile, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogMatch } from '@scrapboard/match-log';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { DAY_MS } from '../../day-ms.ts';
import { rateMatches } from '../ratings/rate-matches.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import { deleteAccount } from '../settings/change-account.ts';
import { removeSightings } from '../store/remove-sightings.ts';
import { clearDerived, storeUpload } from '../store/testing/uploads.ts';
import { expireNetworks } from '../sweep/expire-networks.ts';
import { checkFacts } from './check-facts.ts';
import { requestAllFacts, requestUploadFacts } from './request-facts.ts';
import {
  day,
  gun,
  makeMatchWithBuilds,
  makeMatchWithPart,
  NOW,
  storeContext,
  wheel,
} from './testing/facts-scenario.ts';
import { createTestFactsCopy, listFactFiles } from './testing/test-facts-copy.ts';

const { pool } = await createTestDatabase();
const facts = await createTestFactsCopy(pool, 'this server');
/** Written from scratch each time. */
const freshFacts = await createTestFactsCopy(pool, 'another server');
beforeEach(async () => {
  await clearDerived(pool);
  await requestAllFacts(pool);
});

/** Returns the match as logged by its first player, with the rewards that their game.log contains. */
function withLocalPlayer(match: LogMatch, rewards: Record<string, number>): LogMatch {
  const localPlayer = match.players[0]?.id ?? null;
  const context = { ...match.context, localPlayer, rewards, queueMs: 3000 } as const;
  return { ...match, context } as LogMatch;
}

/** Returns the files of facts that are written from scratch. */
async function writeFromScratch(): Promise<string[]> {
  await requestAllFacts(pool);
  await freshFacts.write({ now: NOW });
  return listFactFiles(await freshFacts.readManifest());
}

test('facts agree with the rows of the database', async () => {
  const matches = [
    withLocalPlayer(makeMatchWithBuilds({ seed: 1, at: day(1) }), { Glory: 2.5, Gasoline: 5 }),
    withLocalPlayer(makeMatchWithBuilds({ seed: 2, at: day(1, 3) }), { Glory: 35 }),
    makeMatchWithBuilds({ seed: 3, at: day(1), humans: 5, bots: 5 }),
  ];
  await storeUpload(pool, { id: 'first', matches });
  await storeUpload(pool, { id: 'second', matches: matches.slice(1) });
  await pool.query(`update upload set network = '1.abc', received_at = '2026-05-09 10:00:00.5Z'
    where id = 'second'`);
  await facts.write({ now: NOW });

  const { rows: players } = await pool.query(
    `select match_id, p.player_id, build, p.power_score, p.team, party, p.party_size, result, damage,
        duration, m.witnesses, extract(epoch from p.started_at)::int as time
      from player_match p join match m on m.id = p.match_id order by match_id, player_id`,
  );
  expect(
    await facts.query(
      `select match_id::varchar as match_id, player_id, build, power_score, team, party, party_size,
          result, damage, duration, witnesses, epoch(started_at)::int as time
        from players f where not bot order by f.match_id, player_id`,
    ),
  ).toEqual(players);
  expect(
    await facts.query(
      `select count(*)::int as bots, count_if(first_of_match)::int as first, count(result)::int as results,
          count(distinct match_id)::int as matches
        from players where bot`,
    ),
  ).toEqual([{ bots: 9, first: 0, results: 9, matches: 3 }]);
  expect(await facts.query('select count_if(first_of_match)::int as first from players')).toEqual([
    { first: 3 },
  ]);

  const { rows: used } = await pool.query(
    `select match_id, player_id, part, u.damage, u.hits, u.kills
      from player_match, unnest(part_ids, part_damage, part_hits, part_kills) as u (part, damage, hits, kills)
      order by match_id, player_id, part collate "C"`,
  );
  expect(
    await facts.query(
      `select match_id::varchar as match_id, player_id, part, part_damage as damage,
          part_hits as hits, part_kills as kills
        from parts f where used order by f.match_id, player_id, part`,
    ),
  ).toEqual(used);
  const { rows: carried } = await pool.query(
    `select p.match_id, p.player_id, known.part from player_match p
      join (select distinct build, unnest(part_ids) as part from player_match) known using (build)
      where known.part <> all (p.part_ids) order by match_id, player_id, part collate "C"`,
  );
  expect(carried.length).toBeGreaterThan(5);
  expect(
    await facts.query(
      `select match_id::varchar as match_id, player_id, part from parts f
        where not used and part_damage = 0 order by f.match_id, player_id, part`,
    ),
  ).toEqual(carried);

  expect(await facts.query('select resource from rewards')).toHaveLength(5);
  expect(
    await facts.query('select resource, amount, queue_ms from rewards where fuel order by all'),
  ).toEqual([
    { resource: 'Gasoline', amount: 5000, queue_ms: 3000 },
    { resource: 'Glory', amount: 2500, queue_ms: 3000 },
    { resource: null, amount: 0, queue_ms: 3000 },
  ]);
  const uploads = await facts.query(
    `select count(*)::int as rows, count(distinct upload)::int as uploads, uploader is null as unknown,
        any_value(received_at) as received from uploads group by uploader order by rows`,
  );
  expect(uploads).toMatchObject([
    { rows: 2, uploads: 1, unknown: false, received: new Date('2026-05-09T10:00:00Z') },
    { rows: 3, uploads: 1, unknown: true },
  ]);
});

test('an empty database has no facts', async () => {
  await facts.write({ now: NOW });
  await facts.write({ now: NOW });
  expect(listFactFiles(await facts.readManifest())).toEqual([]);
  expect(await facts.listParquetFiles()).toEqual([]);
});

test('only what changed is written again, and the version changes exactly with the content', async () => {
  const april = makeMatchWithBuilds({ seed: 4, at: day(9, 3) });
  await storeUpload(pool, {
    id: 'a',
    matches: [april, makeMatchWithBuilds({ seed: 5, at: day(3) })],
  });
  await facts.write({ now: NOW });
  const first = await facts.readManifest();
  const steps: string[] = [];
  await facts.write({ now: NOW, onStep: (step) => steps.push(step) });
  expect(steps.filter((step) => /^(extract|write|move)/.test(step))).toEqual([]);
  steps.length = 0;

  // Read again: nothing is different.
  await storeUpload(pool, { id: 'a', matches: [april] });
  expect((await pool.query('select from facts_request')).rowCount).toBe(0);
  // The same log from somebody else: one more witness, and one more upload.
  await storeUpload(pool, { id: 'b', matches: [april] });
  await facts.write({ now: NOW, onStep: (step) => steps.push(step) });
  const second = await facts.readManifest();
  expect(second.version).not.toBe(first.version);
  expect(steps.filter((step) => step.startsWith('extract'))).toEqual(['extract 2026-04']);
  expect(second.tables.players.at(-1)).toEqual(first.tables.players.at(-1));
  expect((await facts.query('select count(*)::int as n from uploads'))[0]).toEqual({ n: 3 });

  await removeSightings({ pool, ...storeContext }, 'b');
  await facts.write({ now: NOW });
  expect((await facts.readManifest()).version).toBe(first.version);
  expect(listFactFiles(await facts.readManifest())).toEqual(await writeFromScratch());
});

test('uploading again and rebuilding change no fact', async () => {
  const uploads = ['a', 'b'].map((id, i) => ({
    id,
    matches: [1, 2].map((n) => makeMatchWithBuilds({ seed: n + i, at: day(n + i) })),
  }));
  const store = async () => {
    for (const upload of uploads) await storeUpload(pool, upload);
    await rateMatches(pool);
    await facts.write({ now: NOW });
  };
  await store();
  const { version } = await facts.readManifest();
  await store();
  expect((await facts.readManifest()).version).toBe(version);
  await rebuild(pool);
  await facts.write({ now: NOW });
  expect((await facts.readManifest()).version).not.toBe(version);
  await pool.query(`update upload set status = 'reading'`);
  await store();
  expect((await facts.readManifest()).version).toBe(version);
});

test('a part that a build shows for the first time is carried in all its other matches', async () => {
  const fetchBuildParts = () =>
    facts.query(
      `select strftime(started_at, '%m-%d') as day, part, used from parts
        where build = 'cafe0001' order by all`,
    );
  await storeUpload(pool, { id: 'old', matches: [makeMatchWithPart(1, day(2, 2), gun)] });
  await facts.write({ now: NOW });
  expect(await fetchBuildParts()).toEqual([{ day: '03-02', part: gun, used: true }]);
  await storeUpload(pool, { id: 'new', matches: [makeMatchWithPart(2, day(8), wheel)] });
  await facts.write({ now: NOW });
  expect(await fetchBuildParts()).toEqual([
    { day: '03-02', part: gun, used: true },
    { day: '03-02', part: wheel, used: false },
    { day: '05-08', part: gun, used: false },
    { day: '05-08', part: wheel, used: true },
  ]);
  expect(listFactFiles(await facts.readManifest())).toEqual(await writeFromScratch());
  await removeSightings({ pool, ...storeContext }, 'new');
  await facts.write({ now: NOW });
  expect(await fetchBuildParts()).toEqual([{ day: '03-02', part: gun, used: true }]);
  expect(listFactFiles(await facts.readManifest())).toEqual(await writeFromScratch());
});

test('facts contain the expected results, which change with late matches', async () => {
  // One of last month, two of the same day.
  const matches = [day(30, 3), day(1), day(1)].map((at, n) =>
    makeMatchWithBuilds({ seed: n + 1, at }),
  );
  const fetchExpected = () =>
    facts.query(
      `select strftime(started_at, '%m-%d') as day, player_id, expected from parts
        where expected is not null order by all`,
    );
  await storeUpload(pool, { id: 'a', matches });
  await facts.write({ now: NOW });
  expect(await fetchExpected()).toEqual([]);
  await rateMatches(pool);
  // Changes that only ratings caused can wait, but not forever.
  await facts.write({ now: NOW, includesDeferred: false });
  expect(await fetchExpected()).toEqual([]);
  await pool.query(`update facts_request set requested_at = now() - interval '5 minutes 1 second'`);
  await facts.write({ now: NOW, includesDeferred: false });
  const expectedBefore = await fetchExpected();
  expect(new Set(expectedBefore.map(({ day }) => day))).toEqual(new Set(['04-30', '05-01']));
  expect(listFactFiles(await facts.readManifest())).toEqual(await writeFromScratch());

  await storeUpload(pool, { id: 'b', matches: [makeMatchWithBuilds({ seed: 4, at: day(20, 2) })] });
  await rateMatches(pool);
  await facts.write({ now: NOW });
  expect(await fetchExpected()).not.toEqual(expectedBefore);
  await pool.query('update rating set expected = 10000 - expected');
  expect(await checkFacts({ pool, copyId: 'this server', ...facts })).toContain(
    'players 2026-05-01: differs from the matches',
  );
  await pool.query('update rating set expected = 10000 - expected');
  await removeSightings({ pool, ...storeContext }, 'b');
  await rateMatches(pool);
  await facts.write({ now: NOW });
  expect(await fetchExpected()).toEqual(expectedBefore);
}, 90_000);

test('an expired network no longer distinguishes uploads', async () => {
  await storeUpload(pool, { id: 'a', matches: [makeMatchWithBuilds({ seed: 1, at: day(1) })] });
  await pool.query(`update upload set network = '1.abc', received_at = '2020-01-01'`);
  await facts.write({ now: NOW });
  expect(await facts.query('select count(uploader)::int as n from uploads')).toEqual([{ n: 1 }]);
  await expireNetworks(pool, new Date('2021-01-01'));
  await facts.write({ now: NOW });
  expect(await facts.query('select count(uploader)::int as n from uploads')).toEqual([{ n: 0 }]);
});

test('the uploader of a fact changes with the owners of the upload', async () => {
  const matches = [
    makeMatchWithBuilds({ seed: 1, at: day(1) }),
    makeMatchWithBuilds({ seed: 2, at: day(2, 3) }),
  ];
  await storeUpload(pool, { id: 'a', matches });
  const writeAndFetchUploader = async () => {
    await facts.write({ now: NOW });
    const rows = await facts.query('select distinct uploader from uploads');
    expect(rows).toHaveLength(1);
    return rows[0]?.uploader;
  };
  expect(await writeAndFetchUploader()).toBeNull();
  const { rows } = await pool.query<{ id: string }>(
    `insert into account (id, email, email_key, display_name, first_name, last_name, password_hash)
      values (gen_random_uuid(), 'a@example.org', 'a@example.org', 'A', 'A', 'A', '') returning id`,
  );
  const [{ id } = { id: '' }] = rows;
  await pool.query(`insert into upload_owner values ('a', $1)`, [id]);
  await requestUploadFacts(pool, ['a']);
  expect(await writeAndFetchUploader()).toMatch(/^[0-9a-f]{16}$/);
  await deleteAccount(pool, id);
  expect(await writeAndFetchUploader()).toBeNull();
  expect(listFactFiles(await facts.readManifest())).toEqual(await writeFromScratch());
});

test('days become a month once it is over', async () => {
  const matches = [1, 2, 3].map((n) => makeMatchWithBuilds({ seed: n, at: day(n) }));
  await storeUpload(pool, { id: 'a', matches });
  await facts.write({ now: NOW });
  expect((await facts.readManifest()).tables.players.map(({ from }) => from)).toEqual([
    '2026-05-01',
    '2026-05-02',
    '2026-05-03',
  ]);
  const later = makeMatchWithBuilds({ seed: 4, at: day(2, 5) });
  await storeUpload(pool, { id: 'b', matches: [later] });
  await facts.write({ now: NOW + 30 * DAY_MS });
  expect((await facts.readManifest()).tables.players).toMatchObject([
    { from: '2026-05-01', to: '2026-06-01', rows: 30 },
    { from: '2026-06-02', to: '2026-06-03', rows: 10 },
  ]);
});

test('with a truncated file or another database, the facts are written again', async () => {
  await storeUpload(pool, { id: 'a', matches: [makeMatchWithBuilds({ seed: 1, at: day(1) })] });
  await facts.write({ now: NOW });
  const files = listFactFiles(await facts.readManifest());
  await truncate(join(facts.folder, files[0] ?? ''), 10);
  await facts.write({ now: NOW });
  expect(listFactFiles(await facts.readManifest())).toEqual(files);
  await pool.query('truncate facts_copy, facts_request');
  await storeUpload(pool, { id: 'b', matches: [makeMatchWithBuilds({ seed: 2, at: day(1) })] });
  await facts.write({ now: NOW });
  expect(listFactFiles(await facts.readManifest())).toEqual(await writeFromScratch());
});

test('a check finds files that are damaged, missing, or differ from the matches', async () => {
  const options = { pool, copyId: 'this server', ...facts };
  await storeUpload(pool, { id: 'a', matches: [makeMatchWithBuilds({ seed: 1, at: day(1) })] });
  expect(await checkFacts(options)).toBeNull();
  await facts.write({ now: NOW });
  expect(await checkFacts(options)).toEqual([]);
  await pool.query('update player_match set kills = kills + 1');
  expect(await checkFacts(options)).toEqual([
    'players 2026-05-01: differs from the matches',
    'records 2026-05-01: differs from the matches',
  ]);
  await pool.query('update player_match set kills = kills - 1');
  const [builds = '', parts = ''] = listFactFiles(await facts.readManifest());
  await rm(join(facts.folder, builds));
  await appendFile(join(facts.folder, parts), 'x');
  expect(await checkFacts(options)).toEqual([`${parts}: damaged`, `${builds}: missing`]);
});
