import type { ModeKey } from './modes.ts';
import { Random, seedOf } from './random.ts';
import { planDays, planGroupSessions } from './schedule.ts';

/**
 * Returns the mode and start time (epoch milliseconds) of each match of a simulated world without
 * simulating the matches, which is a thousand times faster than writing their logs.
 */
export function planMatchStarts(options: {
  seed: number;
  matches: number;
  from: number;
  to: number;
}): { mode: ModeKey; at: number }[] {
  const random = new Random(seedOf(options.seed, 'schedule'));
  return planDays(options.from, options.to, options.matches, random)
    .flatMap((day, index, days) => planGroupSessions(day, index === days.length - 1, random))
    .flatMap(({ modes, offsetsMs, startsAt }) =>
      modes.map((mode, i) => ({ mode, at: startsAt + (offsetsMs[i] as number) })),
    );
}
