/**
 * Below this many games a rate is not shown as one: at 20 games the 95% interval of an even win
 * rate still runs from 30 to 70%.
 */
export const minimumSample = 20;

/** Below this many games a rate is shown with its interval: at 100 it spans about 20 points. */
export const intervalSample = 100;

/** `none`: nothing played; `few`: "not enough games"; `small`: show the interval; `enough`: the rate stands alone. */
export type SampleSize = 'none' | 'few' | 'small' | 'enough';

/** How far a rate over that many games can be trusted. */
export function sampleSize(games: number): SampleSize {
  if (games <= 0) return 'none';
  if (games < minimumSample) return 'few';
  return games < intervalSample ? 'small' : 'enough';
}
