/**
 * Returns the whole second of an instant in epoch milliseconds. The start of a match is public, but may
 * come from its server guid, which is secret: only whole seconds are kept, so that the microseconds of
 * the guid cannot be learned from it.
 */
export function floorToSecond(instant: number): number {
  return Math.floor(instant / 1000) * 1000;
}
