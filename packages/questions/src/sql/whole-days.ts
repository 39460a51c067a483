import type { Season } from '@scrapboard/catalogue/core';
import type { Plan } from '../plan.ts';

const MS_PER_DAY = 86_400_000;

/** Returns whether a plan’s period, and the seasons that it distinguishes, begin and end with a day. */
export function hasWholeDays(
  { period, by, selections }: Plan,
  seasons: readonly Season[],
): boolean {
  const usesSeasons = [...by, ...selections].some(
    ({ dimension: { source } }) => source.from === 'time' && source.bucket === 'season',
  );
  return [period, ...(usesSeasons ? seasons : [])]
    .flatMap(({ from, to }) => [from, to])
    .every((at) => !Number.isFinite(at) || at % MS_PER_DAY === 0);
}
