import type { Catalogue } from '@scrapboard/catalogue';
import type { MmrSummary } from '@scrapboard/contract';
import {
  type LadderDayCount,
  type LatestPlace,
  parseMmrCounts,
  seasonLadder,
} from '@scrapboard/matches';
import { ratingBandOf, ratingBands, ratingStatus } from '@scrapboard/statistics';
import { formatDayNumber } from './ladder-days.ts';

/** The width of a bin of the distribution. */
const BIN_WIDTH = 50;

/** Ranked players by MMR, highest first. */
export type RankedCounts = readonly (readonly [mmr: number, players: number])[];

/** How many players are on the lists of a ladder, without hidden ones. */
export interface ListCounts {
  ranked: RankedCounts;
  provisional: number;
  inactive: number;
}

export interface SummaryRows {
  /** The day that is counted; null without a rated match. */
  asOf: number | null;
  lists: ListCounts;
  /** The days with rated matches on the ladder, oldest first. */
  days: readonly number[];
  /** The last day of every ladder. */
  ladders: readonly { ladder: string; day: number }[];
  /** How many of all ranked players are of each region. */
  regions: readonly { region: string; players: number }[];
  partySizes: readonly { party_size: number; players: number }[];
}

/** Returns how the ratings of a ladder are distributed. */
export function toMmrSummary(rows: SummaryRows, catalogue: Catalogue): MmrSummary {
  const { asOf, lists } = rows;
  const { ranked, provisional, inactive } = lists;
  return {
    asOf: asOf === null ? null : formatDayNumber(asOf),
    ...{ ranked: countPlayers(ranked), provisional, inactive },
    bins: toBins(ranked),
    bands: ratingBands.map(({ id, from }) => ({
      id,
      from,
      players: countPlayers(ranked.filter(([mmr]) => ratingBandOf(mmr) === id)),
    })),
    days: rows.days.map(formatDayNumber),
    seasons: seasonsOf(rows.ladders, catalogue),
    regions: rows.regions.map(({ region, players }) => ({ id: region, players })),
    partySizes: rows.partySizes.map(({ party_size, players }) => ({ size: party_size, players })),
  };
}

/** Returns the total number of players. */
export function countPlayers(counts: RankedCounts): number {
  return counts.reduce((sum, [, players]) => sum + players, 0);
}

/** Returns how many players are on the lists of a day, without hidden ones. */
export function toVisibleLists(
  count: LadderDayCount | undefined,
  hidden: readonly LatestPlace[],
): ListCounts {
  if (count === undefined) return { ranked: [], provisional: 0, inactive: 0 };
  const countHidden = (status: string) =>
    hidden.filter((place) => ratingStatus(place, count.day) === status).length;
  return {
    ranked: toVisibleCounts(count, hidden),
    provisional: count.provisional - countHidden('provisional'),
    inactive: count.inactive - countHidden('inactive'),
  };
}

/** Returns the ranked players of a day by MMR, highest first, without hidden ones. */
export function toVisibleCounts(
  { counts, day }: LadderDayCount,
  hidden: readonly LatestPlace[],
): [mmr: number, players: number][] {
  const hiddenByMmr = new Map<number, number>();
  for (const place of hidden) {
    if (ratingStatus(place, day) !== 'ranked') continue;
    hiddenByMmr.set(place.mmr, (hiddenByMmr.get(place.mmr) ?? 0) + 1);
  }
  return parseMmrCounts(counts).flatMap(([mmr, players]) => {
    const visible = players - (hiddenByMmr.get(mmr) ?? 0);
    return visible > 0 ? [[mmr, visible] as [number, number]] : [];
  });
}

function toBins(counts: RankedCounts): MmrSummary['bins'] {
  const binStart = (mmr: number) => Math.floor(mmr / BIN_WIDTH) * BIN_WIDTH;
  const [highest, lowest] = [counts[0], counts.at(-1)];
  if (highest === undefined || lowest === undefined) return [];
  const first = binStart(lowest[0]);
  const bins = Array.from({ length: (binStart(highest[0]) - first) / BIN_WIDTH + 1 }, (_, i) => ({
    from: first + i * BIN_WIDTH,
    to: first + (i + 1) * BIN_WIDTH,
    players: 0,
  }));
  for (const [mmr, players] of counts) {
    const bin = bins[(binStart(mmr) - first) / BIN_WIDTH];
    if (bin !== undefined) bin.players += players;
  }
  return bins;
}

function seasonsOf(ladders: SummaryRows['ladders'], catalogue: Catalogue): MmrSummary['seasons'] {
  return ladders
    .toSorted((a, b) => b.day - a.day)
    .flatMap(({ ladder, day }) => {
      const season = catalogue.seasonAt(`${formatDayNumber(day)}T00:00:00Z`);
      return ladder === seasonLadder(season.id) ? [{ id: season.id, name: season.name }] : [];
    });
}
