/**
 * Below this many games a rate is marked as uncertain: at 20 games the 95% interval of an even win
 * rate still runs from 30 to 70%.
 */
export const MIN_SAMPLE = 20;

/** Below this many games a rate is shown with its interval: at 100 it spans about 20 points. */
export const MIN_RELIABLE_SAMPLE = 100;

/**
 * `none`: no games; `few`: marked "few games"; `small`: shown with the interval; `enough`: shown
 * alone.
 */
export type SampleSize = 'none' | 'few' | 'small' | 'enough';

/** Returns how far a rate over that many games can be trusted. */
export function sampleSize(games: number): SampleSize {
  if (games <= 0) return 'none';
  if (games < MIN_SAMPLE) return 'few';
  return games < MIN_RELIABLE_SAMPLE ? 'small' : 'enough';
}
