import { type Season, seasonAt } from '@scrapboard/catalogue/core';
import type { Key, KeyCodec } from './key-codec.ts';

/** Exceeds the number of seasons that an operator lists, whose keys lie between those of quarters. */
export const SEASONS_PER_QUARTER = 1000;

/** Returns the key of an instant's season. Keys are in the order of time. */
export function seasonKey(at: number, seasons: readonly Season[]): number {
  const index = seasons.findIndex((season) => season.from <= at && at < season.to);
  const season = seasons[index];
  return season === undefined ? quarterKey(at) : listedSeasonKey(season, index);
}

export function listedSeasonKey({ from }: Season, index: number): number {
  return quarterKey(from) + 1 + index;
}

function quarterKey(at: number): number {
  const date = new Date(at);
  const quarter = 4 * date.getUTCFullYear() + Math.floor(date.getUTCMonth() / 3);
  return SEASONS_PER_QUARTER * quarter;
}

/** Returns the codec of seasons by their ids; an operator’s id takes precedence over a quarter’s. */
export function createSeasonCodec(seasons: readonly Season[]): KeyCodec {
  return {
    format: (key) => (typeof key === 'number' ? idOf(key, seasons) : null),
    parse(text): Key | undefined {
      const index = seasons.findIndex(({ id }) => id === text);
      const season = seasons[index];
      if (season !== undefined) return listedSeasonKey(season, index);
      const [, year, quarter] = /^(\d{4})-q([1-4])$/.exec(text) ?? [];
      if (year === undefined) return /^[\w.-]{1,80}$/.test(text) ? NO_SEASON : undefined;
      return SEASONS_PER_QUARTER * (4 * Number(year) + Number(quarter) - 1);
    },
    accepts: 'the id of a season, 2026-q4',
  };
}

/** The key of an id that no season has. */
const NO_SEASON = -1;

function idOf(key: number, seasons: readonly Season[]): string {
  const listed = seasons[(key % SEASONS_PER_QUARTER) - 1];
  if (listed !== undefined) return listed.id;
  const quarter = key / SEASONS_PER_QUARTER;
  return seasonAt(Date.UTC(Math.floor(quarter / 4), 3 * (quarter % 4), 1)).id;
}
