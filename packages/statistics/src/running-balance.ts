import type { Result } from './streaks.ts';

/**
 * Returns wins minus losses after each match, starting at 0: a line that rises while more matches
 * are won than lost. `results` are in chronological order; if there are more than `maxPoints`
 * values, evenly spaced ones are returned, including the first and the last. Unfinished matches are left out.
 */
export function runningBalance(results: readonly Result[], maxPoints: number): number[] {
  const line = [0];
  for (const result of results) if (result !== null) line.push((line.at(-1) ?? 0) + result);
  if (line.length <= maxPoints) return line;
  const last = line.length - 1;
  return Array.from(
    { length: maxPoints },
    (_, i) => line[Math.round((i * last) / (maxPoints - 1))] as number,
  );
}
