import { type LeastGamesSearch, leastGamesCodec } from '../../filters/least-games-codec.ts';
import { type MatchSelection, matchSelectionCodec } from '../../filters/match-selection.ts';
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
  'played-with',
] as const;
export type Tab = (typeof tabs)[number];

interface List {
  /** A column, with `-` before it when the largest come first. */
  sort?: string;
  cursor?: string;
}

/** What a profile shows, as its URL says. */
export type ProfileSearch = { tab: Tab } & MatchSelection & LeastGamesSearch & List;

export const profileCodec = joinCodecs(
  joinCodecs(urlCodec<{ tab: Tab }>({ tab: oneOf(tabs, 'stats') }), matchSelectionCodec),
  joinCodecs(
    leastGamesCodec,
    // Each tab's table has columns of its own.
    urlCodec<List>({ sort: textWhere((text) => /^-?\w+$/.test(text)), cursor: cursorField }),
  ),
);

/** Switches to another tab with the same matches. */
export function toTab(search: ProfileSearch, tab: Tab): ProfileSearch {
  const { cursor: _, sort: __, ...rest } = search;
  return { ...rest, tab };
}
