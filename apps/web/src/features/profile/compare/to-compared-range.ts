import { DAY_MS } from '../../../day-ms.ts';
import type { MatchSelection } from '../../../filters/match-selection.ts';
import { toApiFilters } from '../../../filters/to-api-filters.ts';
import type { Comparison } from '../profile-search.ts';

/** A period between two instants; `to` is exclusive. */
export interface InstantRange {
  from: string;
  to: string;
}

export interface Season {
  startsAt: string;
  previousStartsAt: string;
}

/**
 * Returns the range that a selection's period is compared with; undefined if the period has no
 * beginning. A period without an end ends with the viewer's current day.
 */
export function toComparedRange(
  selection: MatchSelection,
  comparison: Comparison,
  now: Date,
  season: Season | undefined,
): InstantRange | undefined {
  const endOfToday = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const { from, to = endOfToday.toISOString() } = toApiFilters(selection, now, season?.startsAt);
  if (from === undefined || from >= to) return undefined;
  if (comparison === 'before') return { from: moveBack(from, to), to: from };
  if (season === undefined) return undefined;
  const lengthMs = Date.parse(season.startsAt) - Date.parse(season.previousStartsAt);
  const moveBackOneSeason = (instant: string) =>
    new Date(Date.parse(instant) - lengthMs).toISOString();
  // The last season may have been shorter than the current one already is.
  const isSeason = selection.period === 'season';
  const end =
    isSeason && moveBackOneSeason(to) > season.startsAt ? season.startsAt : moveBackOneSeason(to);
  return { from: moveBackOneSeason(from), to: end };
}

/** Moves the start of a period back by its length, by the viewer's calendar if it has whole days. */
function moveBack(from: string, to: string): string {
  const lengthMs = Date.parse(to) - Date.parse(from);
  const days = Math.round(lengthMs / DAY_MS);
  const movedDate = new Date(from);
  if (days === 0) return new Date(Date.parse(from) - lengthMs).toISOString();
  movedDate.setDate(movedDate.getDate() - days);
  return movedDate.toISOString();
}
