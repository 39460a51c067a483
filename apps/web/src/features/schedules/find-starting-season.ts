import type { Season } from '@scrapboard/catalogue/core';

/** Returns the season that begins on a day; undefined if none does. */
export function findStartingSeason(
  seasons: readonly Season[],
  { from, to }: { from: number; to: number },
): Season | undefined {
  return seasons.find((season) => from <= season.from && season.from < to);
}
