import { keepInMemory } from '../../frame/kept.ts';
import { openDemo } from '../../testing/open-demo.ts';
import type { DataDeps } from '../data-deps.ts';
import { makeSample, sampleOptions } from '../sample/make-sample.ts';

/** When the tests ask; no test depends on the clock. */
export const now = Date.UTC(2026, 10, 21, 10, 30);

const made = makeSample({ ...sampleOptions, matches: 120 });

/** A demo with a sample in it, smaller than that of the product. */
export function openSample(keep = keepInMemory(), stayFor?: DataDeps['stayFor']) {
  return openDemo(keep, { sample: () => made, now: () => now, stayFor });
}
