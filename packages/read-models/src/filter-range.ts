import type { MatchFilters } from '@scrapboard/contract';

/** Whether the filters leave anything out. */
export function hasFilters(filters: MatchFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** The instants between which matches start, the first inclusive, the second exclusive; null is open. */
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

/** A day starts at midnight UTC. */
function startOf(from: string): string {
  return isDay(from) ? `${from}T00:00:00Z` : from;
}

/** A last day is included whole; an instant is where it ends. */
function endOf(to: string): string {
  if (!isDay(to)) return to;
  return new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString();
}
