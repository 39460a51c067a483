import fc from 'fast-check';
import { expect, test } from 'vitest';
import { avatarOf } from './avatar-of.ts';

const ids = fc.string({ minLength: 1, maxLength: 20 });

test('a player always has the same avatar', () => {
  const { hue, path } = avatarOf('7302391');
  expect(hue).toBe(270);
  expect(path).toMatch(/^M0 0h2v2h-2zM10 0h-2v2h2zM2 0h2v2h-2z.*M4 8m1 0l1 2h-2z$/);
});

test('players have different avatars', () => {
  const avatars = Array.from({ length: 500 }, (_, i) => JSON.stringify(avatarOf(String(i))));
  expect(new Set(avatars).size).toBe(500);
});

test('every avatar has a core and is symmetric', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const { hue, path } = avatarOf(id);
      expect(hue % 30).toBe(0);
      expect(path).toContain('M4 4h2v2h-2zM');
      const starts = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      const mirrored = starts.map(([x = 0, y]) => (x === 4 ? [x, y] : [10 - x, y]));
      expect(new Set(mirrored.map(String))).toEqual(new Set(starts.map(String)));
    }),
  );
});
