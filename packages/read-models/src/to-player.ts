import type { CategoryId, Player } from '@scrapboard/contract';
import { displayedMmr, initialRating } from '@scrapboard/statistics';
import { categoryName } from './category-name.ts';
import { createNamer, type Namer, type NamingCatalogue } from './create-namer.ts';

/** The number of days over which the change of a rating is shown. */
export const RATING_CHANGE_DAYS = 30;

export interface PlayerSummaryRow {
  nickname: string;
  first_seen_at: Date;
  last_seen_at: Date;
  record_count: number;
  upload_count: number;
  confirmed_count: number;
  mmr: number;
  /** After the last match that is `RATING_CHANGE_DAYS` older than the newest one; null without one. */
  mmr_before: number | null;
  streak: number;
  best_win_streak: number;
  worst_loss_streak: number;
}

export interface NicknameRow {
  nickname: string;
  first_seen_at: Date;
  last_seen_at: Date;
  matches: number;
}

/**
 * The number of a player's matches for one option of a filter menu. Columns of other menus are
 * null; a map has a row for each mode played on it.
 */
export interface FilterOptionRow {
  by: 'category' | 'mode' | 'map' | 'region' | 'party_size';
  category: string | null;
  mode: string | null;
  map: string | null;
  region: string | null;
  party_size: number | null;
  matches: number;
}

export interface PlayerRows {
  summary: PlayerSummaryRow;
  /** Newest first. */
  nicknames: readonly NicknameRow[];
  uploads: number;
  teammates: number;
  /** Most matches first. */
  counts: readonly FilterOptionRow[];
}

/** Returns a player, and what the filter menus offer for their matches. */
export function toPlayer(id: string, rows: PlayerRows, catalogue: NamingCatalogue): Player {
  const { summary, nicknames, uploads, teammates, counts } = rows;
  const countsBy = (key: FilterOptionRow['by']) => counts.filter((row) => row.by === key);
  const namer = createNamer(catalogue);
  return {
    id,
    nickname: summary.nickname,
    nicknames: nicknames.map((row) => ({
      nickname: row.nickname,
      firstSeenAt: row.first_seen_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      matches: row.matches,
    })),
    firstSeenAt: summary.first_seen_at.toISOString(),
    lastSeenAt: summary.last_seen_at.toISOString(),
    recordCount: summary.record_count,
    uploadCount: summary.upload_count,
    confirmedCount: summary.confirmed_count,
    mmr: summary.mmr,
    mmr30DaysBefore: summary.mmr_before ?? displayedMmr(initialRating),
    streaks: {
      current: summary.streak,
      bestWins: summary.best_win_streak,
      worstLosses: summary.worst_loss_streak,
    },
    linked: { matches: summary.record_count, uploads, teammates },
    options: {
      categories: countsBy('category').map(({ category, matches }) => ({
        id: category as CategoryId,
        name: categoryName(category as CategoryId),
        matches,
      })),
      modes: countsBy('mode').map(({ mode, category, matches }) => ({
        id: mode as string,
        name: namer.mode(mode as string).name,
        category: category as CategoryId,
        matches,
      })),
      maps: toMapOptions(countsBy('map'), namer),
      regions: countsBy('region').flatMap(({ region, matches }) =>
        region === null ? [] : [{ id: region, name: region.toUpperCase(), matches }],
      ),
      partySizes: countsBy('party_size')
        .map(({ party_size, matches }) => ({ size: party_size as number, matches }))
        .sort((a, b) => a.size - b.size),
    },
  };
}

/** Returns each map once, most matches first, with the modes played on it. */
export function toMapOptions(
  counts: readonly Pick<FilterOptionRow, 'map' | 'mode' | 'matches'>[],
  namer: Namer,
): Player['options']['maps'] {
  const byMap = Map.groupBy(counts, ({ map }) => map as string);
  return [...byMap]
    .map(([id, rows]) => ({
      ...namer.map(id),
      matches: rows.reduce((sum, { matches }) => sum + matches, 0),
      modes: rows.map(({ mode }) => namer.mode(mode as string)),
    }))
    .sort((a, b) => b.matches - a.matches || (a.id < b.id ? -1 : 1));
}
