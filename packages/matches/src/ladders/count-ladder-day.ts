import { ratingStatus } from '@scrapboard/statistics';

/** The players of a ladder at the end of a day, counted by MMR. */
export interface LadderDayCount {
  ladder: string;
  /** Days since 1970-01-01 in UTC. */
  day: number;
  provisional: number;
  inactive: number;
  /** JSON: the MMR of the ranked players, highest first, each with the number of players who have it. */
  counts: string;
}

/** A player's place on a ladder after their latest day with a rated match. */
export interface LatestPlace {
  mmr: number;
  sigma: number;
  /** That day, in days since 1970-01-01 in UTC. */
  day: number;
}

/** Counts the players of a ladder at the end of a day from the latest place of each. */
export function countLadderDay(
  ladder: string,
  day: number,
  places: Iterable<LatestPlace>,
): LadderDayCount {
  const counts = new Map<number, number>();
  const unranked = { provisional: 0, inactive: 0 };
  for (const place of places) {
    const status = ratingStatus(place, day);
    if (status === 'ranked') counts.set(place.mmr, (counts.get(place.mmr) ?? 0) + 1);
    else unranked[status]++;
  }
  const sorted = [...counts].sort(([a], [b]) => b - a);
  return { ladder, day, ...unranked, counts: JSON.stringify(sorted) };
}

/** Parses `LadderDayCount.counts`. */
export function parseMmrCounts(counts: string): [mmr: number, players: number][] {
  return JSON.parse(counts) as [number, number][];
}
