/**
 * The ends of bars, in percent. Nearly all win rates are between 20 and 80, so that they would look
 * alike on a bar from 0 to 100; other shares can have any value.
 */
const barEnds = { winRate: [20, 80], share: [0, 100] } as const;
export type BarScale = keyof typeof barEnds;

/** Returns where a rate is on a bar, in percent of its length; one beyond an end is at the end. */
export function barPosition(percent: number, scale: BarScale): number {
  const [from, to] = barEnds[scale];
  return Math.min(100, Math.max(0, (100 * (percent - from)) / (to - from)));
}

/** Returns the end of a bar that a rate, or an end of its interval, is beyond; null if it is on the bar. */
export function overflowingEnd(percent: number, scale: BarScale): 'start' | 'end' | null {
  const [from, to] = barEnds[scale];
  if (percent < from) return 'start';
  return percent > to ? 'end' : null;
}
