import {
  BUILD_PATTERN,
  CATEGORY_IDS,
  KEY_PATTERN,
  MAX_POWER_SCORE,
  PLAYER_ID_PATTERN,
} from '@scrapboard/contract/filter-rules';
import { type Filters, MAX_CARRIED_PARTS, PART_ID_PATTERN } from '@scrapboard/questions';
import { joinCodecs, type UrlCodec, type UrlField, urlCodec } from '../filters/url-codec.ts';
import { textWhere, wholeNumber } from '../filters/url-fields.ts';
import { type Days, daysOf, type NamedPeriod, PERIODS, type Period } from './period.ts';

/** Filters with several values, separated by commas as in the API. */
export const LIST_FILTERS = [
  'season',
  'clientVersion',
  'category',
  'mode',
  'map',
  'region',
  'weekday',
  'hour',
  'build',
  'player',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** Filters by the parts that builds carry; each has ids of parts. */
export const CARRY_FILTERS = ['carrying', 'notCarrying'] as const;
export type CarryFilter = (typeof CARRY_FILTERS)[number];

/** Filters that a bar of a histogram sets: `from-to`, the second number excluded. */
export const RANGE_FILTERS = [
  'length',
  'damage',
  'kills',
  'assists',
  'score',
  'partDamage',
] as const;
export type RangeFilter = (typeof RANGE_FILTERS)[number];

/** What the filter bar of a page selects, as it is in the URL. */
export type QuestionSearch = {
  [Name in ListFilter | CarryFilter]?: readonly string[] | undefined;
} & {
  [Name in RangeFilter]?: string | undefined;
} & {
  /** Undefined for the page’s default. */
  period?: Period | undefined;
  from?: string | undefined;
  to?: string | undefined;
  minPowerScore?: string | undefined;
  maxPowerScore?: string | undefined;
  party?: 'solo' | 'party' | undefined;
  /** IANA name; by default that of the browser. */
  zone?: string | undefined;
};

/** The selection as filters of questions. */
export type PageFilters = Filters & { zone?: string };

const MAX_LIST_LENGTH = 200;

function listWhere(
  isValid: (text: string) => boolean,
  maxLength = MAX_LIST_LENGTH,
): UrlField<readonly string[] | undefined> {
  return {
    read(text) {
      const values = [...new Set((text ?? '').split(',').filter(isValid))];
      return values.length === 0 ? undefined : values.slice(0, maxLength);
    },
    write: (values) => (values?.length ? values.join(',') : undefined),
  };
}

const keysField = listWhere((text) => KEY_PATTERN.test(text));
const dayField = textWhere(
  (text) =>
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text),
);

const rangeField = textWhere((text) => {
  const [, from, to] = /^(\d{1,7})-(\d{0,7})$/.exec(text) ?? [];
  return from !== undefined && (to === '' || Number(to) > Number(from));
});

const partIdsField = listWhere((text) => PART_ID_PATTERN.test(text), MAX_CARRIED_PARTS);

const wholeNumberList = (min: number, max: number) =>
  listWhere((text) => /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max);

const fields = {
  season: keysField,
  clientVersion: keysField,
  category: listWhere((text) => CATEGORY_IDS.some((id) => id === text)),
  mode: keysField,
  map: keysField,
  region: keysField,
  weekday: wholeNumberList(1, 7),
  hour: wholeNumberList(0, 23),
  build: listWhere((text) => BUILD_PATTERN.test(text)),
  carrying: partIdsField,
  notCarrying: partIdsField,
  length: rangeField,
  damage: rangeField,
  kills: rangeField,
  assists: rangeField,
  score: rangeField,
  partDamage: rangeField,
  player: listWhere((text) => PLAYER_ID_PATTERN.test(text)),
  minPowerScore: wholeNumber(0, MAX_POWER_SCORE),
  maxPowerScore: wholeNumber(0, MAX_POWER_SCORE),
  party: {
    read: (text: string | null) => (text === 'solo' || text === 'party' ? text : undefined),
    write: (value: string | undefined) => value,
  } as UrlField<'solo' | 'party' | undefined>,
  zone: textWhere((text) => /^[\w+/-]{1,40}$/.test(text)),
};

const periodCodec: UrlCodec<Pick<QuestionSearch, 'period' | 'from' | 'to'>> = {
  read(query) {
    const [from, to] = [dayField.read(query.get('from')), dayField.read(query.get('to'))];
    if (from !== undefined || to !== undefined) {
      const isReversed = from !== undefined && to !== undefined && from > to;
      return { period: 'custom', ...(isReversed ? { from: to, to: from } : { from, to }) };
    }
    const period = PERIODS.find((name) => name === query.get('period'));
    return period === undefined ? {} : { period };
  },
  write: ({ period, from, to }) => ({
    period: period === 'custom' ? undefined : period,
    from: period === 'custom' ? from : undefined,
    to: period === 'custom' ? to : undefined,
  }),
};

/** Reads and writes what the filter bar of every page of questions selects. */
export const questionSearchCodec: UrlCodec<QuestionSearch> = joinCodecs(
  periodCodec,
  urlCodec<Required<Omit<QuestionSearch, 'period' | 'from' | 'to'>>>(fields as never) as UrlCodec<
    Omit<QuestionSearch, 'period' | 'from' | 'to'>
  >,
);

/** How a page differs from others in its filters. */
export interface PageFilterOptions {
  /** Filters of the page itself, such as the category of `/meta/cw`, which users cannot change. */
  fixed?: Filters | undefined;
  /** The period if the URL has none; 90 days by default. */
  period?: NamedPeriod | undefined;
  /** Whether the page shows only matches that count for leaderboards. */
  isRanked?: boolean | undefined;
  /** Whether the URL’s player is marked among all players, instead of being the only one. */
  marksPlayer?: boolean | undefined;
  /** What the page is about, if its questions cover more: the summary at its top counts only this. */
  subject?: Filters | undefined;
  /** Whether the page has controls of its own for the parts that builds carry. */
  hasPartSearch?: boolean;
}

/** What a page's filters depend on besides its URL. */
export interface PageFilterContext {
  /** The last day of named periods. */
  lastDay: string;
  zone: string;
  /** How many independent logs must agree on a match for leaderboards to count it; 1 by default. */
  minWitnesses?: number | undefined;
}

/** A page that counts what leaderboards count; the same object each time, for hooks to depend on. */
export const RANKED_PAGE_OPTIONS: PageFilterOptions = { isRanked: true };

/** A leaderboard, which marks the URL’s player. */
export const LEADERBOARD_PAGE_OPTIONS: PageFilterOptions = {
  ...RANKED_PAGE_OPTIONS,
  marksPlayer: true,
};

/** What is strong and what pays changes with every patch: the last 90 days show how it is now. */
export const DEFAULT_PERIOD = '90d' satisfies NamedPeriod;

/** Returns the selected days; `lastDay` is the last day of named periods. */
export function selectedDays(
  search: QuestionSearch,
  page: PageFilterOptions,
  lastDay: string,
): Days {
  const { period = page.period ?? DEFAULT_PERIOD, from, to } = search;
  return period === 'custom' ? { from, to } : daysOf(period, lastDay);
}

/** Returns what a page’s URL selects, as filters of its questions. */
export function toPageFilters(
  search: QuestionSearch,
  page: PageFilterOptions,
  { lastDay, zone, minWitnesses = 1 }: PageFilterContext,
): PageFilters {
  const { period: _, minPowerScore, maxPowerScore, zone: chosenZone, ...others } = search;
  const { carrying, notCarrying, ...rest } = others;
  const filters = {
    ...rest,
    carrying: carrying?.join(','),
    notCarrying: notCarrying?.join(','),
    minPowerScore: minPowerScore === undefined ? undefined : Number(minPowerScore),
    maxPowerScore: maxPowerScore === undefined ? undefined : Number(maxPowerScore),
    ...selectedDays(search, page, lastDay),
    ...(page.isRanked && minWitnesses > 1 ? { confirmed: minWitnesses } : {}),
    ...page.fixed,
    ...(page.marksPlayer && { player: undefined }),
    zone: chosenZone ?? zone,
  };
  const definedFilters = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(definedFilters) as PageFilters;
}
