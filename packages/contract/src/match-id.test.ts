import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeMatchId, encodeMatchId } from './match-id.ts';
import { matchId } from './primitives.ts';

const id = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });

test('decoding an encoded id gives the id', () => {
  fc.assert(
    fc.property(id, (value) => {
      const text = encodeMatchId(value);
      expect(matchId.safeParse(text).success).toBe(true);
      expect(decodeMatchId(text)).toBe(value);
      expect(decodeMatchId(text.toUpperCase())).toBe(value);
    }),
  );
});

test('encoded ids sort like their numbers', () => {
  fc.assert(
    fc.property(id, id, (a, b) => {
      expect(encodeMatchId(a) < encodeMatchId(b)).toBe(a < b);
    }),
  );
});

test('encodes ids in decimal text, as the database returns them', () => {
  expect(encodeMatchId('0')).toBe('0000000000000');
  expect(encodeMatchId('33')).toBe('0000000000011');
});

test('rejects text that is not an id', () => {
  for (const text of ['', '0', '000000000000u', 'zzzzzzzzzzzzz', '00000000000000']) {
    expect(decodeMatchId(text)).toBeNull();
  }
  expect(() => encodeMatchId(-1n)).toThrow(RangeError);
});
