import { matchNumbers, playerNumbers } from '@scrapboard/contract/player-numbers';
import { profileFields } from '@scrapboard/contract/profile-fields';
import type { Result } from '@scrapboard/statistics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NumberColumns, ParticipantRow } from './match-rows.ts';
import { foldColumns, playerFold } from './player-fold.ts';

const numbers = fc.record(
  Object.fromEntries(
    matchNumbers.map(({ column }) => [column, fc.integer({ min: -1000, max: 10_000_000 })]),
  ) as Record<keyof NumberColumns, fc.Arbitrary<number>>,
);
const row: fc.Arbitrary<ParticipantRow> = fc
  .tuple(numbers, fc.constantFrom<Result[]>(1, 0, -1, null))
  .map(([numbers, result]) => ({
    player_id: '1',
    started_at: 0,
    match_id: '1',
    category: 'pvp',
    mode: '8v8',
    gameplay: 'Conquer',
    map: 'factory',
    region: null,
    nickname: 'Rust',
    build: null,
    power_score: 0,
    team: 1,
    party: null,
    party_size: 1,
    result,
    part_ids: [],
    part_damage: [],
    part_hits: [],
    part_kills: [],
    ...numbers,
  }));

test('totals, minimums and maximums cover finished matches only', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const finished = rows.filter(({ result }) => result !== null);
      const fold = playerFold.ofRows(rows);
      expect(fold.record_count).toBe(rows.length);
      expect(fold.games).toBe(finished.length);
      expect(fold.wins).toBe(rows.filter(({ result }) => result === 1).length);
      expect(fold.losses).toBe(rows.filter(({ result }) => result === -1).length);
      expect(fold.draws).toBe(rows.filter(({ result }) => result === 0).length);
      for (const number of playerNumbers) {
        if (number.fold !== 'total' && number.fold !== 'range') continue;
        const values = finished.map((row) => row[number.column]);
        const total = values.reduce((sum, value) => sum + value, 0);
        if (number.fold === 'total') {
          expect(fold[number.column]).toBe(total);
          continue;
        }
        expect(fold[`tot_${number.column}`]).toBe(total);
        expect(fold[`min_${number.column}`] ?? Infinity).toBe(Math.min(...values));
        expect(fold[`max_${number.column}`] ?? -Infinity).toBe(Math.max(...values));
      }
    }),
  );
});

test('an unfinished match adds to record_count only', () => {
  const [unfinished] = fc.sample(row, { numRuns: 1, seed: 1 }).map((r) => ({ ...r, result: null }));
  expect(unfinished && playerFold.ofRow(unfinished)).toEqual({
    ...playerFold.empty(),
    record_count: 1,
  });
});

test('a profile has every folded number', () => {
  const names = foldColumns.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(profileFields).toEqual(expect.arrayContaining(names));
  const others = profileFields.filter((field) => !names.some((name) => name === field));
  expect(others).toEqual(['mmr', 'sk', 'pk', 'upload_count']);
});
