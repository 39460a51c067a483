import type { Result } from './streaks.ts';

/**
 * Wins minus losses as they went, from 0 to what they are now: a line that rises where more matches
 * are won than lost, whatever their number. `results` in the order they were played; more than
 * `points` of them are thinned out evenly, keeping the first and the last. Unfinished ones are left out.
 */
export function runningBalance(results: readonly Result[], points: number): number[] {
  const line = [0];
  for (const result of results) if (result !== null) line.push((line.at(-1) ?? 0) + result);
  if (line.length <= points) return line;
  const last = line.length - 1;
  return Array.from(
    { length: points },
    (_, i) => line[Math.round((i * last) / (points - 1))] as number,
  );
}
