import { timeTicks } from '../../charts/time-ticks.ts';

/** Returns the ticks of a time axis in a language. */
export const ticksIn = (locale: string) => (from: number, to: number, max: number) =>
  timeTicks(from, to, max, locale);
