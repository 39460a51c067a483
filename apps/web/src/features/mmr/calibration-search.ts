import type { MmrCalibrationQuery } from '@scrapboard/contract';
import { type MatchSelection, matchSelectionCodec } from '../../filters/match-selection.ts';
import { toApiFilters } from '../../filters/to-api-filters.ts';
import { joinCodecs, type UrlCodec } from '../../filters/url-codec.ts';
import { toLocalDay } from '../../to-local-day.ts';
import { type LadderSearch, ladderCodec } from './mmr-search.ts';

/** The matches whose predictions are scored, and the ladder that other pages about ratings show. */
export type CalibrationSearch = LadderSearch & MatchSelection;

/** Scores are stored by day and mode, so there are no other filters. */
const selectionCodec: UrlCodec<MatchSelection> = {
  read(query) {
    const { filters, ...period } = matchSelectionCodec.read(query);
    return { ...period, filters: filters.mode === undefined ? {} : { mode: filters.mode } };
  },
  write: matchSelectionCodec.write,
};

export const calibrationCodec: UrlCodec<CalibrationSearch> = joinCodecs(
  ladderCodec,
  selectionCodec,
);

/** Returns the days of a period: the viewer's dates, used as the dates of the UTC days by which scores are stored. */
export function toCalibrationDays(
  { filters: _, ...period }: MatchSelection,
  now: Date,
  seasonStartsAt: string | undefined,
): MmrCalibrationQuery {
  // A season begins on a day in UTC.
  if (period.period === 'season') {
    return seasonStartsAt === undefined ? {} : { from: seasonStartsAt.slice(0, 10) };
  }
  const { from, to } = toApiFilters({ ...period, filters: {} }, now, undefined);
  return {
    ...(from !== undefined && { from: toLocalDay(Date.parse(from)) }),
    // The end of the period is the start of the day after it.
    ...(to !== undefined && { to: toLocalDay(Date.parse(to) - 1) }),
  };
}

/** Returns the first and the last day of a month such as `2026-05`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const firstOfNext = new Date(`${month}-01T00:00:00Z`);
  firstOfNext.setUTCMonth(firstOfNext.getUTCMonth() + 1);
  return {
    from: `${month}-01`,
    to: new Date(firstOfNext.getTime() - 1).toISOString().slice(0, 10),
  };
}
