import type { MatchFilters } from '@scrapboard/contract';
import { CATEGORY_IDS } from '@scrapboard/contract/filter-rules';
import type { MatchPeriod, MatchSelection } from './match-selection.ts';

/** A selection's filters in the format of the contract. */
export type ApiFilters = MatchFilters;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
/** How many days before today each period starts. */
const PERIOD_START_DAYS_AGO: Partial<Record<MatchPeriod, number>> = {
  today: 0,
  '7d': 6,
  '30d': 29,
};

/** Returns the start of the day `daysAfter` days after an instant, in the viewer's time zone. */
function startOfDay(instant: Date, daysAfter: number): Date {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate() + daysAfter);
}

function toInstant(text: string, daysAfter: number): string {
  if (!DAY_PATTERN.test(text)) return new Date(text).toISOString();
  return startOfDay(new Date(`${text}T00:00:00`), daysAfter).toISOString();
}

/** Converts the texts of the URL to the values of the contract. */
function parseFilters(filters: MatchSelection['filters']): ApiFilters {
  const { category: text, partySize, minPowerScore, maxPowerScore, ...rest } = filters;
  const category = CATEGORY_IDS.find((id) => id === text);
  const numbers = Object.entries({ partySize, minPowerScore, maxPowerScore });
  return {
    ...rest,
    ...(category !== undefined && { category }),
    ...Object.fromEntries(
      numbers.flatMap(([name, value]) => (value === undefined ? [] : [[name, Number(value)]])),
    ),
  };
}

/**
 * Returns the filters in the server's format, with periods as instants. Days are in the viewer's
 * time zone, and a period of days includes today, so that the query stays the same until midnight.
 */
export function toApiFilters(
  { period, from, to, filters }: MatchSelection,
  now: Date,
  seasonStartsAt: string | undefined,
): ApiFilters {
  const query = parseFilters(filters);
  const days = PERIOD_START_DAYS_AGO[period];
  if (days !== undefined) query.from = startOfDay(now, -days).toISOString();
  if (period === 'season' && seasonStartsAt !== undefined) query.from = seasonStartsAt;
  if (period === 'custom') {
    if (from !== undefined) query.from = toInstant(from, 0);
    if (to !== undefined) query.to = toInstant(to, 1);
  }
  return query;
}
