import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { joinCodecs, type UrlCodec } from '../filters/url-codec.ts';
import { useLatestQuery } from '../filters/use-latest-query.ts';
import { useRequestedQuery } from '../filters/use-requested-query.ts';
import { useStatus } from '../status.ts';
import { findLastDay } from './period.ts';
import {
  type PageFilterOptions,
  type PageFilters,
  type QuestionSearch,
  questionSearchCodec,
  toPageFilters,
} from './question-filters.ts';

/** Values to set; undefined removes one. */
type Change<PageSearch extends object> =
  | Partial<QuestionSearch>
  | Partial<QuestionSearch & PageSearch>;

export interface QuestionFilters<PageSearch extends object = object> {
  /** The filters of the page’s questions. */
  filters: PageFilters;
  /** The filters in the URL. */
  search: QuestionSearch;
  /** The filters in the URL requested last, for controls, which react at once. */
  requested: QuestionSearch;
  /** The page’s own fields of the URL, such as its sort. */
  pageSearch: PageSearch;
  /** How the page differs from others in its filters. */
  page: PageFilterOptions;
  /** The last day of named periods. */
  lastDay: string;
  /** Returns the page’s URL with a change. */
  href: (change: Change<PageSearch>) => string;
  /**
   * Navigates to the page’s URL with a change, without scrolling. A change that depends on the page’s own
   * fields is a function of the latest ones, which may not be rendered yet.
   */
  set: (change: Change<PageSearch> | ((latest: PageSearch) => Change<PageSearch>)) => void;
}

const noFields: UrlCodec<object> = { read: () => ({}), write: () => ({}) };
const NO_OPTIONS: PageFilterOptions = {};

/** Returns the IANA name of the browser’s time zone. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Returns what the URL of the page selects: the filters that every page of questions has, and the
 * page’s own fields, such as its sort. The next change is applied to one that is still loading.
 */
export function useQuestionFilters<PageSearch extends object = object>(
  pageCodec?: UrlCodec<PageSearch>,
  page?: PageFilterOptions,
): QuestionFilters<PageSearch> {
  const [query] = useSearchParams();
  const requested = useRequestedQuery();
  const readLatest = useLatestQuery();
  const { pathname } = useLocation();
  return useFiltersOfUrl({ pathname, query, requested, readLatest }, pageCodec, page);
}

/** A page's URL. */
interface PageUrl {
  pathname: string;
  query: URLSearchParams;
  /** The query requested last, which may still be loading. */
  requested: URLSearchParams;
  /** Reads the query requested last, even before it is rendered. */
  readLatest: () => URLSearchParams;
}

/** Returns what a URL selects, which need not be that of the page: a change navigates to it. */
export function useFiltersOfUrl<PageSearch extends object = object>(
  { pathname, query, requested, readLatest }: PageUrl,
  pageCodec: UrlCodec<PageSearch> = noFields as unknown as UrlCodec<PageSearch>,
  page: PageFilterOptions = NO_OPTIONS,
): QuestionFilters<PageSearch> {
  const navigate = useNavigate();
  const { newestMatchAt, minWitnesses } = useStatus() ?? {};
  return useMemo(() => {
    const codec = joinCodecs(questionSearchCodec as UrlCodec<QuestionSearch & object>, pageCodec);
    const search = questionSearchCodec.read(query);
    const lastDay = findLastDay(newestMatchAt, Date.now());
    const hrefFrom = (current: URLSearchParams, change: Change<PageSearch>) => {
      const next = { ...codec.read(current), ...change };
      const fields = Object.entries(codec.write(next));
      const text = new URLSearchParams(
        fields.filter((entry): entry is [string, string] => Boolean(entry[1])),
      ).toString();
      return text === '' ? pathname : `${pathname}?${text}`;
    };
    return {
      filters: toPageFilters(search, page, { lastDay, zone: browserZone(), minWitnesses }),
      search,
      requested: questionSearchCodec.read(requested),
      pageSearch: pageCodec.read(query),
      page,
      lastDay,
      href: (change) => hrefFrom(requested, change),
      set: (change) => {
        const latest = readLatest();
        const newChange = typeof change === 'function' ? change(pageCodec.read(latest)) : change;
        void navigate(hrefFrom(latest, newChange), { preventScrollReset: true });
      },
    };
  }, [
    pageCodec,
    page,
    query,
    requested,
    readLatest,
    pathname,
    navigate,
    newestMatchAt,
    minWitnesses,
  ]);
}
