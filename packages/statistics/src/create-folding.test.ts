import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFolding } from './create-folding.ts';

interface Row {
  kills: number;
  finished: boolean;
}

const kills = ({ kills, finished }: Row) => (finished ? kills : null);
const folding = createFolding<'rows' | 'total' | 'min' | 'max', Row>([
  { name: 'rows', rule: 'sum', value: () => 1 },
  { name: 'total', rule: 'sum', value: kills },
  { name: 'min', rule: 'min', value: kills },
  { name: 'max', rule: 'max', value: kills },
]);

const row: fc.Arbitrary<Row> = fc.record({
  kills: fc.integer({ min: -1000, max: 10_000_000 }),
  finished: fc.boolean(),
});
const fold = fc.array(row, { maxLength: 6 }).map((rows) => folding.ofRows(rows));

test('merging with the empty fold changes nothing', () => {
  fc.assert(
    fc.property(fold, (a) => {
      expect(folding.merge(a, folding.empty())).toEqual(a);
      expect(folding.merge(folding.empty(), a)).toEqual(a);
    }),
  );
});

test('neither order nor grouping changes a fold', () => {
  const { merge } = folding;
  fc.assert(
    fc.property(fold, fold, fold, (a, b, c) => {
      expect(merge(a, b)).toEqual(merge(b, a));
      expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
    }),
  );
});

test('rows in any order and grouping give the same fold', () => {
  const groups = fc
    .array(row, { maxLength: 30 })
    .chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray(rows, { minLength: rows.length }),
        fc.nat(rows.length),
      ),
    );
  fc.assert(
    fc.property(groups, ([rows, shuffled, cut]) => {
      const groups = [shuffled.slice(0, cut), shuffled.slice(cut)].map(folding.ofRows);
      expect(groups.reduce(folding.merge)).toEqual(folding.ofRows(rows));
    }),
  );
});

test('totals, minimums and maximums cover the rows that count', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const values = rows.filter(({ finished }) => finished).map(({ kills }) => kills);
      const total = folding.ofRows(rows);
      expect(total.rows).toBe(rows.length);
      expect(total.total).toBe(values.reduce((sum, value) => sum + value, 0));
      expect(total.min ?? Infinity).toBe(Math.min(...values));
      expect(total.max ?? -Infinity).toBe(Math.max(...values));
    }),
  );
});

test('a row without a value adds to the row count only', () => {
  expect(folding.ofRow({ kills: 3, finished: false })).toEqual({ ...folding.empty(), rows: 1 });
});
