import type { MatchFilters } from '@scrapboard/contract';

/** What a profile shows is held by its address: tab, period, filters, sort and place in a list. */

export const tabs = [
  'stats',
  'graphs',
  'weapons',
  'movement',
  'cabins',
  'power-scores',
  'matches',
  'played-with',
] as const;
export type Tab = (typeof tabs)[number];

export const periods = ['all', 'today', '7d', '30d', 'season'] as const;
export type Period = (typeof periods)[number] | 'custom';

export const filterNames = [
  'category',
  'mode',
  'region',
  'map',
  'partySize',
  'minPowerScore',
  'maxPowerScore',
] as const satisfies (keyof MatchFilters)[];
export type FilterName = (typeof filterNames)[number];

export interface ProfileSearch {
  tab: Tab;
  period: Period;
  /** A day in the viewer's zone (`2026-05-07`) or an instant; only with a custom period. */
  from?: string;
  to?: string;
  filters: Partial<Record<FilterName, string>>;
  /** A column, with `-` before it when the largest come first. */
  sort?: string;
  cursor?: string;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function readDay(text: string | null): string | undefined {
  if (text === null || Number.isNaN(Date.parse(text))) return undefined;
  return text;
}

function isTab(value: string | null): value is Tab {
  return tabs.includes(value as Tab);
}

/** Reads an address; what makes no sense in it is left out. */
export function readSearch(query: URLSearchParams): ProfileSearch {
  const tab = query.get('tab');
  const period = query.get('period') as (typeof periods)[number] | null;
  const from = readDay(query.get('from'));
  const to = readDay(query.get('to'));
  const filters: ProfileSearch['filters'] = {};
  for (const name of filterNames) {
    const value = query.get(name);
    const number = name === 'partySize' || name.endsWith('PowerScore');
    if (value && (number ? /^\d{1,6}$/ : /^[\w.-]{1,80}$/).test(value)) filters[name] = value;
  }
  const sort = query.get('sort');
  const cursor = query.get('cursor');
  const custom = from !== undefined || to !== undefined;
  return {
    tab: isTab(tab) ? tab : 'stats',
    period: custom ? 'custom' : period !== null && periods.includes(period) ? period : 'all',
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    filters,
    ...(sort && { sort }),
    ...(cursor && { cursor }),
  };
}

/** Writes an address; what is at its default is left out. */
export function writeSearch(search: ProfileSearch): Record<string, string | undefined> {
  const { tab, period, from, to, filters, sort, cursor } = search;
  return {
    tab: tab === 'stats' ? undefined : tab,
    period: period === 'all' || period === 'custom' ? undefined : period,
    from: period === 'custom' ? from : undefined,
    to: period === 'custom' ? to : undefined,
    ...filters,
    sort,
    cursor,
  };
}

/** Another choice of matches: a place in a list means nothing in it. */
export function narrow(
  search: ProfileSearch,
  change: Partial<Pick<ProfileSearch, 'period' | 'from' | 'to' | 'filters'>>,
): ProfileSearch {
  const { cursor: _, ...rest } = search;
  if (change.period !== undefined && change.period !== 'custom') {
    const { from: _from, to: _to, ...without } = rest;
    return { ...without, ...change };
  }
  return { ...rest, ...change };
}

/** Another tab over the same matches. */
export function toTab(search: ProfileSearch, tab: Tab): ProfileSearch {
  const { cursor: _, sort: __, ...rest } = search;
  return { ...rest, tab };
}

/** The start of a day in the viewer's zone, `days` after the one of `at`. */
function startOfDay(at: Date, days: number): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + days);
}

function boundary(text: string, days: number): string {
  if (!dayPattern.test(text)) return new Date(text).toISOString();
  return startOfDay(new Date(`${text}T00:00:00`), days).toISOString();
}

/**
 * The filters as the server takes them: periods become instants. Days are the viewer's, and a span
 * of days holds today, so that the answer stays the same query until midnight.
 */
export function apiFilters(
  search: ProfileSearch,
  now: Date,
  seasonStartsAt: string | undefined,
): Record<string, string> {
  const spans: Partial<Record<Period, number>> = { today: 0, '7d': -6, '30d': -29 };
  const days = spans[search.period];
  const filters: Record<string, string> = { ...search.filters };
  if (days !== undefined) filters.from = startOfDay(now, days).toISOString();
  if (search.period === 'season' && seasonStartsAt !== undefined) filters.from = seasonStartsAt;
  if (search.period === 'custom') {
    if (search.from !== undefined) filters.from = boundary(search.from, 0);
    if (search.to !== undefined) filters.to = boundary(search.to, 1);
  }
  return filters;
}
