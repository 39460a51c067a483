import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLoadout, encodeLoadout, type Loadout, MAX_COUNT } from './index.ts';
import { findPartByNumber, findPartNumber } from './part-numbers.ts';

const ids = fc.oneof(
  fc.integer({ min: 0, max: 583 }).map((number) => findPartByNumber(number) ?? ''),
  fc.stringMatching(/^[\w@./+-]{1,30}$/),
);
const loadouts: fc.Arbitrary<Loadout> = fc
  .array(fc.tuple(ids, fc.integer({ min: 1, max: MAX_COUNT })), { maxLength: 60 })
  .map((entries) => new Map(entries));

test('decoding a code gives the build it was made from, whatever the order of its parts', () => {
  fc.assert(
    fc.property(loadouts, (loadout) => {
      const code = encodeLoadout(loadout);
      expect(new Map(decodeLoadout(code))).toEqual(loadout);
      expect(encodeLoadout(new Map([...loadout].reverse()))).toBe(code);
    }),
  );
});

test('25 different parts take 76 characters, none of which must be escaped in a query', () => {
  const loadout = new Map(
    Array.from({ length: 25 }, (_, i) => [findPartByNumber(20 * i) ?? '', 1 + i] as const),
  );
  const code = encodeLoadout(loadout);
  expect(code).toHaveLength(76);
  expect(new URLSearchParams({ parts: code }).toString()).toBe(`parts=${code}`);
});

test('reads links of version 1', () => {
  // Must never change, because such links have been shared and saved.
  expect(decodeLoadout('1AACABB*New_Cabin_2030*2')).toEqual(
    new Map([
      ['Chassis_Kamaz', 2],
      ['Chassis_Basic', 1],
      ['New_Cabin_2030', 2],
    ]),
  );
});

test('part numbers of old links never change', () => {
  const first = Array.from({ length: 584 }, (_, number) => findPartByNumber(number)).join(' ');
  expect(createHash('sha256').update(first).digest('hex').slice(0, 16)).toBe('6c0d942b11fb9133');
  expect(findPartNumber('Chassis_Kamaz')).toBe(0);
});

test.each(['2AAB', '1AA', '1AAB*x', '1AAA', '1__B', '1*a b*1', '1*x*-1', '1*x*y', 'nonsense'])(
  '"%s" is not a code',
  (text) => expect(decodeLoadout(text)).toBeNull(),
);
