import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortRows } from './sort-rows.ts';

interface Entry {
  games: number;
  value: number | null;
}

const column = {
  sortBy: ({ value }: Entry) => value,
  hasFewGames: ({ games }: Entry) => games < 20,
};
const entries = fc.array(
  fc.record({ games: fc.nat(40), value: fc.option(fc.integer({ min: -5, max: 5 })) }),
);

test('few games and missing values come last in either direction', () => {
  fc.assert(
    fc.property(entries, fc.boolean(), (rows, descending) => {
      const sorted = sortRows(rows, column, descending);
      const groups = sorted.map(({ games, value }) => (value === null ? 2 : games < 20 ? 1 : 0));
      expect(groups).toEqual(groups.toSorted());
      for (const group of [0, 1]) {
        const values = sorted.filter((_, index) => groups[index] === group).map((row) => row.value);
        const byValue = values.toSorted((a, b) => (a ?? 0) - (b ?? 0));
        expect(values).toEqual(descending ? byValue.reverse() : byValue);
      }
    }),
  );
});

test('equal rows keep their order', () => {
  const rows = [1, 2, 3].map((id) => ({ id, games: 30, value: 1 }));
  for (const descending of [true, false]) expect(sortRows(rows, column, descending)).toEqual(rows);
});
