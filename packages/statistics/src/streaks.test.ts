import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentStreak, foldStreaks, mergeStreaks, noStreaks, type Result } from './streaks.ts';

const results = fc.array(fc.constantFrom<Result[]>(1, 1, -1, 0, null), { maxLength: 25 });

test('the longest streaks and the current one are found in a series of results', () => {
  const streaks = foldStreaks([1, 1, -1, 1, 1, 1, 0, -1, -1]);
  expect(streaks).toMatchObject({ games: 9, longestWin: 3, longestLoss: 2 });
  expect(currentStreak(streaks)).toBe(-2);
  expect(currentStreak(foldStreaks([-1, 1, 1]))).toBe(2);
});

test('a draw ends a streak, an unfinished match does not', () => {
  expect(foldStreaks([1, 0, 1]).longestWin).toBe(1);
  expect(currentStreak(foldStreaks([1, 1, 0]))).toBe(0);
  expect(foldStreaks([1, null, 1]).longestWin).toBe(2);
});

test('without games there is no streak', () => {
  expect(foldStreaks([null])).toEqual(noStreaks);
  expect(currentStreak(noStreaks)).toBe(0);
});

test('sequences can be cut anywhere and joined in any grouping', () => {
  fc.assert(
    fc.property(results, results, results, (a, b, c) => {
      const whole = foldStreaks([...a, ...b, ...c]);
      const [x, y, z] = [foldStreaks(a), foldStreaks(b), foldStreaks(c)];
      expect(mergeStreaks(mergeStreaks(x, y), z)).toEqual(whole);
      expect(mergeStreaks(x, mergeStreaks(y, z))).toEqual(whole);
    }),
  );
});

test('the longest streak is the longest run of equal results', () => {
  fc.assert(
    fc.property(results, (sequence) => {
      const text = sequence
        .map((r) => ({ '1': 'w', '0': 'd', '-1': 'l' })[String(r)] ?? '')
        .join('');
      const longest = (letter: string) =>
        Math.max(0, ...(text.match(new RegExp(`${letter}+`, 'g')) ?? []).map((run) => run.length));
      const streaks = foldStreaks(sequence);
      expect(streaks.longestWin).toBe(longest('w'));
      expect(streaks.longestLoss).toBe(longest('l'));
    }),
  );
});
