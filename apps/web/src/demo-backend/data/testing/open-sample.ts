import { createMemoryStore } from '../../framework/stored-value.ts';
import { openDemo } from '../../testing/open-demo.ts';
import type { DataDeps } from '../data-deps.ts';
import { makeSample, sampleOptions } from '../sample/make-sample.ts';

/** The current time of the tests, so that none depends on the clock. */
export const NOW = Date.UTC(2026, 10, 21, 10, 30);

const sample = makeSample({ ...sampleOptions, matches: 120 });

/** Opens a demo with a smaller sample than the product's. */
export function openSample(
  openStoredValue = createMemoryStore(),
  confirmUnloadDuring?: DataDeps['confirmUnloadDuring'],
  now = () => NOW,
) {
  return openDemo(openStoredValue, { loadSample: () => sample, now, confirmUnloadDuring });
}
