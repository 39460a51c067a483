import { type MatchSelection, matchSelectionCodec } from '../../filters/match-selection.ts';
import { type MinGamesSearch, minGamesCodec } from '../../filters/min-games-codec.ts';
import { joinCodecs, urlCodec } from '../../filters/url-codec.ts';
import { cursorField, oneOf, textWhere } from '../../filters/url-fields.ts';

export const tabs = [
  'stats',
  'graphs',
  'weapons',
  'movement',
  'cabins',
  'power-scores',
  'maps',
  'modes',
  'matches',
  'bests',
  'played-with',
] as const;
export type Tab = (typeof tabs)[number];

/** What a period is compared with: the one just before it, or the same days of the last season. */
export const COMPARISONS = ['before', 'season'] as const;
export type Comparison = (typeof COMPARISONS)[number];

interface ComparisonSearch {
  /** What the figures are compared with. */
  compare: Comparison | 'off';
}

interface TableSearch {
  /** A column, with `-` before it when the largest come first. */
  sort?: string;
  cursor?: string;
}

/** What a profile shows, according to its URL. */
export type ProfileSearch = { tab: Tab } & MatchSelection &
  MinGamesSearch &
  ComparisonSearch &
  TableSearch;

export const profileCodec = joinCodecs(
  joinCodecs(
    joinCodecs(urlCodec<{ tab: Tab }>({ tab: oneOf(tabs, 'stats') }), matchSelectionCodec),
    urlCodec<ComparisonSearch>({ compare: oneOf(['off', ...COMPARISONS], 'off') }),
  ),
  joinCodecs(
    minGamesCodec,
    // Each tab's table has columns of its own.
    urlCodec<TableSearch>({ sort: textWhere((text) => /^-?\w+$/.test(text)), cursor: cursorField }),
  ),
);

/** Returns the search of another tab with the same matches. */
export function withTab(search: ProfileSearch, tab: Tab): ProfileSearch {
  const { cursor: _, sort: __, ...rest } = search;
  return { ...rest, tab };
}
