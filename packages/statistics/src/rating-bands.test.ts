import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratingBandOf, ratingBands } from './rating-bands.ts';

test('every rating has the highest band that begins at or below it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (mmr) => {
      const band = ratingBands.find(({ id }) => id === ratingBandOf(mmr));
      expect(mmr).toBeGreaterThanOrEqual(band?.from ?? Number.NaN);
      expect(ratingBands.filter(({ from }) => from <= mmr).at(-1)).toBe(band);
    }),
  );
});
