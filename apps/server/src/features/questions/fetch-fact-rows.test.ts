import { type FactTable, factColumns, factTables } from '@scrapboard/questions/fact-tables';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { createTestFactsCopy } from '../facts/testing/test-facts-copy.ts';
import { rateMatches } from '../ratings/rate-matches.ts';
import { makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { fetchFactRows } from './fetch-fact-rows.ts';

const { pool } = await createTestDatabase();
const testFacts = await createTestFactsCopy(pool, 'test');
const ALL_TIME = { from: 0, to: Date.UTC(9999, 0, 1) };

/** Returns a match with the rewards of one of its players, and builds that other matches share. */
function makeMatchWithRewards(seed: number) {
  const match = makeMatch({ seed, population: 12 });
  const [first] = match.players;
  const rewards = { Scrap_Common: 7.5, ...(seed % 2 === 0 && { Gasoline: 3 }) };
  return {
    ...match,
    players: match.players.map((player) => ({
      ...player,
      build: player.bot ? player.build : `0000000${(Number(player.id) + seed) % 4}`,
    })),
    context: { ...match.context, localPlayer: first?.id ?? null, queueMs: 3000, rewards },
  };
}

/** Returns the rows as sorted texts of the same columns, so that they can be compared. */
function toComparable(table: FactTable, rows: readonly object[]): string[] {
  const columns = factColumns(table).map(({ name }) => name);
  return rows
    .map((row) => {
      const values = new Map<string, unknown>(Object.entries(row));
      const plainValues = columns.map((name) => {
        const value = values.get(name);
        if (value instanceof Date) return value.getTime();
        return typeof value === 'bigint' ? value.toString() : value;
      });
      return JSON.stringify(plainValues);
    })
    .sort();
}

test('the facts read from rows are those in the files', async () => {
  const matches = Array.from({ length: 30 }, (_, seed) => makeMatchWithRewards(seed));
  await storeUpload(pool, { id: 'first', matches });
  await storeUpload(pool, {
    id: 'second',
    matches: [...matches.slice(3, 9), makeMatchWithRewards(40)],
  });
  await rateMatches(pool);
  await testFacts.write();
  expect(
    await testFacts.query('select part from parts where expected between 1 and 9999'),
  ).not.toEqual([]);
  const rows = await fetchFactRows(pool, ALL_TIME, 100);
  for (const table of Object.keys(factTables) as FactTable[]) {
    const files = await testFacts.query(`select * from ${table}`);
    const expected = toComparable(table, files);
    expect(expected.length).toBeGreaterThan(30);
    // Uploaders have other pseudonyms in files, which no answer contains.
    if (table === 'uploads') continue;
    expect([table, toComparable(table, rows?.[table] ?? [])]).toEqual([table, expected]);
  }
  expect(rows?.uploads.map(({ upload, outcome }) => `${upload} ${outcome}`).sort()).toEqual(
    (await testFacts.query('select * from uploads'))
      .map(({ upload, outcome }) => `${upload} ${outcome}`)
      .sort(),
  );
});

test('rows of more matches than allowed are not read', async () => {
  expect(await fetchFactRows(pool, ALL_TIME, 10)).toBeNull();
  expect(await fetchFactRows(pool, { from: 0, to: 1 }, 10)).toMatchObject({ players: [] });
});
