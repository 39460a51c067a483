import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestHistory } from './best-history.ts';

const identity = (value: number | null) => value;

test('each best is greater than all before it, and equal values set none', () => {
  const values = [0, null, 3, 2, 3, 5, 4];
  expect(bestHistory(values, identity).map(({ value }) => value)).toEqual([3, 5]);
});

test('the history is that of the running maximum, and ends with the maximum', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(20))), (values) => {
      const maximums = values.map((_, end) =>
        Math.max(0, ...values.slice(0, end + 1).map((value) => value ?? 0)),
      );
      const expected = [...new Set(maximums)].filter((value) => value > 0);
      expect(bestHistory(values, identity).map(({ value }) => value)).toEqual(expected);
    }),
  );
});
