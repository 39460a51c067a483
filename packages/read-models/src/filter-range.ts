import type { MatchFilters } from '@scrapboard/contract';

/** Returns whether any filter is set. */
export function hasFilters(filters: MatchFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/**
 * Returns the instants between which matches start, the first inclusive, the second exclusive; null
 * if open.
 */
export function filterRange({ from, to }: Pick<MatchFilters, 'from' | 'to'>): {
  from: string | null;
  to: string | null;
} {
  return {
    from: from === undefined ? null : startOf(from),
    to: to === undefined ? null : endOf(to),
  };
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** Returns the instant at which a range starts: midnight UTC of a day. */
function startOf(from: string): string {
  return isDay(from) ? `${from}T00:00:00Z` : from;
}

/** Returns the exclusive end of a range: the end of a last day, or an instant itself. */
function endOf(to: string): string {
  if (!isDay(to)) return to;
  return new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString();
}
