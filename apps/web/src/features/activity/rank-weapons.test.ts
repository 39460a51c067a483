import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankWeapons } from './rank-weapons.ts';

const uses = fc.uniqueArray(
  fc.record({
    month: fc.constantFrom('2026-01', '2026-02', '2026-03'),
    part: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    uses: fc.integer({ min: 1, max: 4 }),
  }),
  { selector: ({ month, part }) => `${month} ${part}` },
);

test('a rank is one more than the number of weapons with more uses', () => {
  fc.assert(
    fc.property(uses, (rows) => {
      const weapons = rankWeapons(rows);
      for (const { part, uses, rank, byMonth } of weapons) {
        const rowsOfPart = rows.filter((row) => row.part === part);
        expect(uses).toBe(rowsOfPart.reduce((sum, row) => sum + row.uses, 0));
        expect(rank).toBe(weapons.filter((weapon) => weapon.uses > uses).length + 1);
        expect(byMonth.size).toBe(rowsOfPart.length);
        for (const { month, uses } of rowsOfPart) {
          const higherCount = rows.filter((row) => row.month === month && row.uses > uses).length;
          expect(byMonth.get(month)).toEqual({ uses, rank: higherCount + 1 });
        }
      }
      expect(weapons.map(({ rank }) => rank)).toEqual(
        weapons.map(({ rank }) => rank).toSorted((a, b) => a - b),
      );
    }),
  );
});
