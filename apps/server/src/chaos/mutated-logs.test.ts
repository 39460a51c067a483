import { hash } from 'node:crypto';
import { defaultCatalogue } from '@scrapboard/catalogue';
import { createMatchReader, type LogMatch, parseSessionName } from '@scrapboard/match-log';
import {
  createHash63,
  prepareSighting,
  resolveMatches,
  serializeMatchIdentity,
  toMatchRows,
} from '@scrapboard/matches';
import { type SimulatedSession, simulateSessions } from '@scrapboard/simulator';
import type { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { readTestSeed } from '../config.ts';
import { match as matchTable } from '../database/tables/matches.ts';
import { playerMatch } from '../database/tables/players.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { rateMatches } from '../features/ratings/rate-matches.ts';
import { importManifests } from '../features/rebuild/import-manifests.ts';
import { fetchRebuildProgress } from '../features/rebuild/rebuild.ts';
import { verifyStore } from '../features/rebuild/verify-store.ts';
import { readMatchDetail } from '../features/store/match-detail.ts';
import { readUpload } from '../features/store/read-upload.ts';
import { createRandom } from '../features/store/testing/make-match.ts';
import { dumpDerived } from '../features/store/testing/uploads.ts';
import { openRawStore } from '../features/uploads/raw-store.ts';
import { createTestApp } from '../http/test-app.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { type LogPair, mutateLogs, pickRandom } from './testing/mutate-logs.ts';

vi.setConfig({ testTimeout: 300_000 });

/** Chosen by SCRAPBOARD_SEED and SCRAPBOARD_ROUNDS; see CONTRIBUTING.md. */
const { seed, rounds } = readTestSeed();
const PARSED_PAIRS = 600 * rounds;
const UPLOADED_PAIRS = 30 * rounds;

const sessions = [1, 2, 3].map((n) => {
  const modes = (['8v8', 'clan-war', 'raid-easy'] as const).slice(0, n);
  return simulateSessions({ seed: n, modes, density: 0.03 })[0] as SimulatedSession;
});
const pairs = sessions.map(
  ({ combatLog, gameLog }): LogPair => ({
    combat: Buffer.concat([...combatLog()]),
    game: Buffer.concat([...(gameLog?.() ?? [])]),
  }),
);

/** Returns that many mutated pairs of logs, the same for the same seed. */
function* createMutatedPairs(count: number, random: () => number): Generator<LogPair> {
  for (let n = 0; n < count; n++) {
    const [pair, donor] = [pickRandom(pairs, random), pickRandom(pairs, random)];
    yield mutateLogs(pair, donor, random);
  }
}

const { basePartIdOf } = defaultCatalogue;
const isTeamMode = (mode: string) => defaultCatalogue.mode(mode).teams;
const hash63 = createHash63((text) => hash('sha256', text, 'hex'));
const SESSION = '2026.05.07 09.58.30';

test(`mutated logs give matches that can be stored, or none (seed ${seed})`, () => {
  const random = createRandom(seed);
  let matchCount = 0;
  for (const pair of createMutatedPairs(PARSED_PAIRS, random)) {
    const matches: LogMatch[] = [];
    const onMatch = (match: LogMatch) => matches.push(match);
    const reader = createMatchReader({ sessionStartedAt: parseSessionName(SESSION) ?? 0, onMatch });
    reader.push('game', pair.game);
    reader.push('combat', pair.combat);
    reader.end();
    const preparedMatches = matches.map((match, ordinal) =>
      prepareSighting(match, { uploadId: 'u', ordinal }, (at) => at, hash63),
    );
    const source = { receivedAt: Date.UTC(2026, 4, 8), accounts: [], network: null, weight: 1 };
    const logs = preparedMatches.map(({ sighting }) => ({ ...sighting, source, decision: null }));
    for (const match of resolveMatches(logs, hash63)) {
      const { detail } = preparedMatches[
        match.canonical.ordinal
      ] as (typeof preparedMatches)[number];
      const rows = toMatchRows(match, detail, basePartIdOf);
      expectStorable(matchTable.columns, rows.match);
      for (const row of rows.players) expectStorable(playerMatch.columns, row);
    }
    matchCount += matches.length;
  }
  expect(matchCount).toBeGreaterThan(PARSED_PAIRS);
});

const MAX_VALUES: Record<string, number> = { int2: 32_767, int4: 2_147_483_647 };

/** Fails if PostgreSQL would refuse a value of a row. */
function expectStorable(columns: Readonly<Record<string, string>>, row: object): void {
  for (const [column, value] of Object.entries(row)) {
    const max = MAX_VALUES[columns[column]?.slice(0, 4) ?? ''];
    for (const item of [value].flat()) {
      const isStorable =
        typeof item === 'string'
          ? item.isWellFormed() && !item.includes('\0')
          : max === undefined || item === null || (Number.isInteger(item) && Math.abs(item) <= max);
      if (!isStorable) expect.fail(`${column} would be ${JSON.stringify(item)}`);
    }
  }
}

test(`uploads of mutated logs are stored whole or refused with a reason (seed ${seed})`, async () => {
  const { app, deps, get, pool, connection, logLines } = await createTestApp(() => {}, {
    SCRAPBOARD_RATE_LIMITS: 'off',
    SCRAPBOARD_TRUST_PROXY: 'on',
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { dataFolder } = deps.config;
  const jobs = await startJobs({
    ...{ connection, dataFolder, catalogueFolder: undefined, log: deps.log, pollIntervalMs: 50 },
  });
  const random = createRandom(seed + 1);
  const codes = new Set<string>();
  let n = 0;
  for (const { combat, game } of createMutatedPairs(UPLOADED_PAIRS, random)) {
    const form = new FormData();
    form.append('files', new Blob([combat]), `${SESSION}/combat.log`);
    form.append('files', new Blob([game]), `${SESSION}/game.log`);
    const headers = { 'x-forwarded-for': `198.51.100.${n++ % 7}` };
    const response = await fetch(`${url}/api/uploads`, { method: 'POST', body: form, headers });
    const body = (await response.json()) as { code?: string; message?: string };
    if (response.ok) continue;
    expect(body.message).toMatch(/\w.*\.$/);
    codes.add(`${response.status} ${body.code}`);
  }
  await vi.waitUntil(
    async () => {
      const { unread, areRatingsCurrent } = await fetchRebuildProgress(pool);
      return unread === 0 && areRatingsCurrent;
    },
    { timeout: 240_000, interval: 50 },
  );
  await jobs.stop();
  expect([...codes].filter((code) => !/^(415 binary|422 not_a_log)$/.test(code))).toEqual([]);
  expect(logLines.filter((line) => / (error|warn) /i.test(line))).toEqual([]);
  const { rows } = await pool.query(
    `select distinct concat_ws(' ', status, error->>'code') as state from upload`,
  );
  const states = rows.map(({ state }) => state);
  expect(states.filter((state) => !/^(stored|failed not_a_log)$/.test(state))).toEqual([]);
  expect(await get('/readyz')).toMatchObject({ status: 'ready' });
  const store = await openRawStore(dataFolder);
  const verifyOptions = { pool, store, basePartIdOf, isTeamMode, sampleSize: null };
  expect(await verifyStore({ ...verifyOptions, print() {} })).toEqual([]);

  // Only the accepted uploads, read one after the other from their manifests.
  const cleanDatabase = await createTestDatabase();
  const { imported } = await importManifests(cleanDatabase.pool, store);
  expect(imported).toBeGreaterThan(UPLOADED_PAIRS / 2);
  const { rows: uploads } = await cleanDatabase.pool.query(
    'select id from upload order by received_at',
  );
  const context = {
    pool: cleanDatabase.pool,
    basePartIdOf,
    openRaw: store.openRaw,
    log: deps.log,
  };
  for (const { id } of uploads) await readUpload(context, id);
  await rateMatches(cleanDatabase.pool, { isTeamMode });
  expect(await dumpStatistics(pool)).toEqual(await dumpStatistics(cleanDatabase.pool));
});

/**
 * Returns all derived data except what depends on the order in which edited copies of a log are read:
 * the damage over time (docs/decisions/0026), and the views of logs that do not describe their match
 * (`spare`, docs/decisions/0007), of which those with equal claims are interchangeable.
 */
async function dumpStatistics(pool: Pool) {
  return Object.entries(await dumpDerived(pool)).map(([table, rows]) => ({
    table,
    rows: (rows as Record<string, unknown>[]).map((row) =>
      Object.entries(row)
        .filter(([column]) => column !== 'spare')
        .map(([column, value]) => [
          column,
          Buffer.isBuffer(value) ? serializeMatchIdentity(readMatchDetail(value)) : value,
        ]),
    ),
  }));
}
