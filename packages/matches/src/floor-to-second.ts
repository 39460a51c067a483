/**
 * Returns the whole second of an instant in epoch milliseconds. The start of a match is shown to
 * everybody and may be read from its server guid, which nobody is shown; so only the guid's seconds are
 * kept, and its other digits, a millionth of a second each, have to be guessed.
 */
export function floorToSecond(instant: number): number {
  return Math.floor(instant / 1000) * 1000;
}
