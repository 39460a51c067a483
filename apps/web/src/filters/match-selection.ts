import type { MatchFilters } from '@scrapboard/contract';
import {
  CATEGORY_IDS,
  KEY_PATTERN,
  MAX_PARTY_SIZE,
  MAX_POWER_SCORE,
} from '@scrapboard/contract/filter-rules';
import { joinCodecs, type UrlCodec, type UrlField, urlCodec } from './url-codec.ts';
import { textWhere, wholeNumber } from './url-fields.ts';

/** Named periods, in the order of their menu. */
export const MATCH_PERIODS = ['today', '7d', '30d', 'season', 'all'] as const;
export type MatchPeriod = (typeof MATCH_PERIODS)[number] | 'custom';

const keyField = textWhere((text) => KEY_PATTERN.test(text));

type FilterField = UrlField<string | undefined>;
const filterFields = {
  category: textWhere((text) => CATEGORY_IDS.some((id) => id === text)),
  mode: keyField,
  region: keyField,
  map: keyField,
  partySize: wholeNumber(1, MAX_PARTY_SIZE),
  minPowerScore: wholeNumber(0, MAX_POWER_SCORE),
  maxPowerScore: wholeNumber(0, MAX_POWER_SCORE),
} satisfies Record<Exclude<keyof MatchFilters, 'from' | 'to'>, FilterField>;

export type FilterName = keyof typeof filterFields;
/** Values as they appear in the URL. */
export type UrlFilters = Partial<Record<FilterName, string>>;

/** The matches that the numbers of a page are calculated from. */
export interface MatchSelection {
  period: MatchPeriod;
  /** A day in the viewer's time zone (`2026-05-07`) or an instant; only with a custom period. */
  from?: string;
  to?: string;
  filters: UrlFilters;
}

const dayOrInstant = textWhere((text) => !Number.isNaN(Date.parse(text)));

const periodCodec: UrlCodec<Omit<MatchSelection, 'filters'>> = {
  read(query) {
    const from = dayOrInstant.read(query.get('from'));
    const to = dayOrInstant.read(query.get('to'));
    const namedPeriod = MATCH_PERIODS.find((period) => period === query.get('period')) ?? 'all';
    return {
      period: from === undefined && to === undefined ? namedPeriod : 'custom',
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    };
  },
  write: ({ period, from, to }) => ({
    period: period === 'all' || period === 'custom' ? undefined : period,
    from: period === 'custom' ? from : undefined,
    to: period === 'custom' ? to : undefined,
  }),
};

const filtersCodec = urlCodec<Record<FilterName, string | undefined>>(filterFields);

/** Reads and writes the period and the filters, in the same way on every page that has them. */
export const matchSelectionCodec: UrlCodec<MatchSelection> = joinCodecs(periodCodec, {
  read: (query) => ({ filters: filtersCodec.read(query) as UrlFilters }),
  write: ({ filters }) => ({ ...filters }),
});

export type SelectionChange = Partial<MatchSelection>;

/**
 * Returns a search with other matches selected. It drops the cursor, which only applies to the
 * previous ones.
 */
export function changeSelection<Search extends MatchSelection & { cursor?: string }>(
  search: Search,
  change: SelectionChange,
): Omit<Search, 'cursor'> {
  const { cursor: _, ...rest } = search;
  if (change.period === undefined) return { ...rest, ...change };
  const { from: _from, to: _to, ...withoutDays } = rest;
  return { ...withoutDays, ...change } as Omit<Search, 'cursor'>;
}
