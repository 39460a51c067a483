import fc from 'fast-check';
import { expect, test } from 'vitest';
import { powerScoreBandOf, powerScoreBands } from './power-score-bands.ts';

test('bands are contiguous, from 0 to leviathans', () => {
  expect(powerScoreBands.map((band) => band.id)).toEqual([
    '0-2499',
    '2500-3499',
    '3500-4499',
    '4500-5499',
    '5500-6499',
    '6500-7499',
    '7500-8499',
    '8500-9499',
    '9500-12999',
    '13000-22000',
    'leviathan',
  ]);
  powerScoreBands.slice(1).forEach((band, i) => {
    expect(band.from).toBe((powerScoreBands[i]?.to ?? 0) + 1);
  });
});

test('a power score is in the band that contains it', () => {
  expect(powerScoreBandOf(2499).id).toBe('0-2499');
  expect(powerScoreBandOf(2500).id).toBe('2500-3499');
  expect(powerScoreBandOf(22_000).id).toBe('13000-22000');
  expect(powerScoreBandOf(22_001).name).toBe('Leviathan');
  fc.assert(
    fc.property(fc.nat(40_000), (score) => {
      const band = powerScoreBandOf(score);
      expect(score).toBeGreaterThanOrEqual(band.from);
      expect(score).toBeLessThanOrEqual(band.to ?? Infinity);
    }),
  );
});

test('invalid scores count as the lowest', () => {
  expect(powerScoreBandOf(-1).id).toBe('0-2499');
  expect(powerScoreBandOf(Number.NaN).id).toBe('0-2499');
});
