import { powerScoreBands } from '@scrapboard/catalogue/core';
import {
  type CategoryId,
  encodeMatchId,
  type Overview,
  type PartKind,
  partKind,
} from '@scrapboard/contract';
import { rateOf } from '@scrapboard/statistics';
import { createNamer, type Names } from './create-namer.ts';
import { toPoints, toSeconds } from './units.ts';

/**
 * Sums over all matches; those with games cover finished ones only. Damage is in hundredths, times
 * are in tenths.
 */
export interface OverviewRows {
  uploads: number;
  uploaders: number;
  modes: readonly {
    category: CategoryId;
    mode: string;
    matches: number;
    finished: number;
    battle_time: number | string;
    newest_day: string;
  }[];
  parts: readonly { part: string; games: number; wins: number }[];
  bands: readonly { band: number; games: number; wins: number }[];
  /** Most damage first; per kind, the number shown plus the number of hidden players. */
  leaders: readonly {
    player_id: string;
    nickname: string;
    part: string;
    damage: number | string;
  }[];
  /** Fastest first, one per mode. */
  fastest: readonly {
    id: bigint | string;
    mode: string;
    map: string;
    battle_time: number;
    started_at: Date;
  }[];
  matches_scanned: number;
}

/** The number of entries shown per list. */
export const OVERVIEW_TOP_SIZE = 5;

/** Returns the overview for all viewers; leaders may still include hidden players. */
export function toOverview(rows: OverviewRows, names: Names): Overview {
  const namer = createNamer(names);
  const parts = rows.parts
    .map((row) => ({ ...row, entry: names.part(row.part) }))
    .toSorted((a, b) => b.games - a.games || (a.part < b.part ? -1 : 1));
  const kindOf = (part: string): PartKind => names.part(part).category;
  return {
    uploads: rows.uploads,
    uploaders: rows.uploaders,
    modes: rows.modes
      .map((row) => ({
        mode: namer.mode(row.mode),
        category: row.category,
        matches: row.matches,
        secondsPerMatch: row.finished === 0 ? null : toSeconds(row.battle_time) / row.finished,
        newestDay: row.newest_day,
      }))
      .toSorted((a, b) => b.matches - a.matches || (a.mode.id < b.mode.id ? -1 : 1)),
    kinds: partKind.options.map((kind) => {
      const partsOfKind = parts.filter(({ entry }) => entry.category === kind);
      return {
        kind,
        parts: partsOfKind.length,
        top: partsOfKind.slice(0, OVERVIEW_TOP_SIZE).map(({ part, wins, games }) => ({
          part: namer.part(part),
          winRate: rateOf(wins, games),
        })),
        leaders: rows.leaders
          .filter(({ part }) => kindOf(part) === kind)
          .map((row) => ({
            player: { id: row.player_id, nickname: row.nickname },
            part: namer.part(row.part),
            damage: toPoints(row.damage),
          })),
      };
    }),
    part: null,
    bands: rows.bands.flatMap(({ band, wins, games }) => {
      const label = powerScoreBands[band]?.name;
      return label === undefined ? [] : [{ label, winRate: rateOf(wins, games) }];
    }),
    fastest: rows.fastest.map((row) => ({
      id: encodeMatchId(row.id),
      mode: namer.mode(row.mode),
      map: namer.map(row.map),
      seconds: toSeconds(row.battle_time),
      startedAt: row.started_at.toISOString(),
    })),
    matchesScanned: rows.matches_scanned,
  };
}

/** Returns the totals of one part over all stored matches. */
export function toPartOverview(
  rows: OverviewRows['parts'],
  names: Names,
  id: string,
): NonNullable<Overview['part']> {
  const used = rows.find(({ part }) => part === id);
  return { part: createNamer(names).part(id), winRate: rateOf(used?.wins ?? 0, used?.games ?? 0) };
}
