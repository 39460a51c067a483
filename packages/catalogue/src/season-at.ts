import type { Season, SeasonData } from './types.ts';

/**
 * Returns the season of an instant (epoch milliseconds or ISO 8601 with an offset): the listed one that
 * contains it, otherwise the calendar quarter in UTC, `2026-q4`.
 */
export function seasonAt(instant: number | string, seasons: readonly Season[] = []): Season {
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  if (!Number.isFinite(at)) throw new RangeError(`not an instant: ${instant}`);
  return seasons.find((season) => season.from <= at && at < season.to) ?? quarterAt(at);
}

/**
 * Returns the seasons that overlap an interval, in chronological order; a quarter ends where a listed season
 * begins, and begins where one has ended.
 */
export function seasonsBetween(
  from: number,
  to: number,
  seasons: readonly Season[] = [],
): Season[] {
  const seasonsFound: Season[] = [];
  for (let at = from; at < to; ) {
    const season = seasonAt(at, seasons);
    const isListed = seasons.includes(season);
    const listedEnds = seasons.map((listed) => listed.to).filter((end) => end <= at);
    const listedStarts = seasons.map((listed) => listed.from).filter((start) => start > at);
    seasonsFound.push(
      isListed
        ? season
        : {
            ...season,
            from: Math.max(season.from, ...listedEnds),
            to: Math.min(season.to, ...listedStarts),
          },
    );
    at = seasonsFound.at(-1)?.to ?? to;
  }
  return seasonsFound;
}

/** Converts the days of an operator's season to instants. */
export function toSeason(season: SeasonData): Season {
  return {
    id: season.id,
    name: season.name,
    from: Date.parse(`${season.from}T00:00:00Z`),
    to: Date.parse(`${season.to}T00:00:00Z`),
  };
}

function quarterAt(at: number): Season {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  const quarter = Math.floor(date.getUTCMonth() / 3);
  return {
    id: `${year}-q${quarter + 1}`,
    name: `Q${quarter + 1} ${year}`,
    from: Date.UTC(year, quarter * 3, 1),
    to: Date.UTC(year, quarter * 3 + 3, 1),
  };
}
