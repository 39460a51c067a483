/**
 * The ends of the bars that show win rates, percent. Nearly all rates are between them, and on a bar
 * from 0 to 100 they would all look alike.
 */
const LEAST = 20;
const MOST = 80;

/** Returns where a rate is on such a bar, in percent of its length; one beyond an end is at the end. */
export function placeOnBar(percent: number): number {
  const place = (100 * (percent - LEAST)) / (MOST - LEAST);
  return Math.min(100, Math.max(0, place));
}

/** Returns whether a rate, or an end of its interval, is beyond the start or the end of the bar. */
export function isBeyondBar(percent: number): 'start' | 'end' | null {
  if (percent < LEAST) return 'start';
  return percent > MOST ? 'end' : null;
}
