import { KEY_PATTERN, PLAYER_ID_PATTERN } from '@scrapboard/contract/filter-rules';
import type { MatchSelection, UrlFilters } from '../../filters/match-selection.ts';
import { matchSelectionCodec } from '../../filters/match-selection.ts';
import { minGamesCodec } from '../../filters/min-games-codec.ts';
import { joinCodecs, type UrlCodec, urlCodec } from '../../filters/url-codec.ts';
import { cursorField, oneOf, textWhere, wholeNumber } from '../../filters/url-fields.ts';
import { paths } from '../../paths.ts';

/** The lists of a board, in the order of their tabs. */
export const STATUSES = ['ranked', 'provisional', 'inactive'] as const;

/** The ladder, day and player shown, the same on every page about ratings. */
export interface LadderSearch {
  season?: string;
  date?: string;
  /** The player whose rank is shown. */
  player?: string;
}

/** The players of a ladder who are counted. */
export interface PlayersSearch extends LadderSearch {
  activeWithin?: string;
  minGames: number;
  filters: UrlFilters;
}

interface BoardFields {
  status: (typeof STATUSES)[number];
  /** The page with this rank is shown; without a rank, that with the player. */
  rank?: string;
  cursor?: string;
}

export type MmrSearch = PlayersSearch & BoardFields;

const MAX_ACTIVE_DAYS = 365;
const MAX_RANK = 9_999_999;

export const ladderCodec = urlCodec<LadderSearch>({
  season: textWhere((text) => KEY_PATTERN.test(text)),
  date: textWhere((text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))),
  player: textWhere((text) => PLAYER_ID_PATTERN.test(text)),
});

/** The filters that players have; they have no period, category, mode or map. */
const filtersCodec: UrlCodec<{ filters: UrlFilters }> = {
  read(query) {
    const { region, partySize, minPowerScore, maxPowerScore } =
      matchSelectionCodec.read(query).filters;
    return {
      filters: {
        ...(region !== undefined && { region }),
        ...(partySize !== undefined && { partySize }),
        ...(minPowerScore !== undefined && { minPowerScore }),
        ...(maxPowerScore !== undefined && { maxPowerScore }),
      },
    };
  },
  write: ({ filters }) => ({ ...filters }),
};

export const playersCodec: UrlCodec<PlayersSearch> = joinCodecs(
  joinCodecs(ladderCodec, filtersCodec),
  joinCodecs(
    urlCodec<Pick<PlayersSearch, 'activeWithin'>>({
      activeWithin: wholeNumber(1, MAX_ACTIVE_DAYS),
    }),
    minGamesCodec,
  ),
);

export const mmrCodec: UrlCodec<MmrSearch> = joinCodecs(
  playersCodec,
  urlCodec<BoardFields>({
    status: oneOf(STATUSES, 'ranked'),
    rank: wholeNumber(1, MAX_RANK),
    cursor: cursorField,
  }),
);

/** Returns the selection of the filter bar. */
export function selectionOf({ filters }: PlayersSearch): MatchSelection {
  return { period: 'all', filters };
}

/** Returns the path of a page of the leaderboard. */
export const mmrHref = (search: MmrSearch): string => paths.mmr(mmrCodec.write(search));

/** Returns the path of the page about the distribution. */
export const distributionHref = (search: PlayersSearch): string =>
  paths.mmrDistribution(playersCodec.write(search));

/** Returns the search for the first page of another selection. */
export const toFirstPage = ({ cursor: _, rank: __, ...search }: MmrSearch): MmrSearch => search;

/** Returns the search for the first page of the same list of the same ladder, without filters or a player. */
export function withoutFilters({ status, ...search }: MmrSearch): MmrSearch {
  const { player: _, ...players } = toAllPlayers(search);
  return { ...players, status };
}

/** Returns the search for all players of the same ladder. */
export function toAllPlayers({ season, date, player }: LadderSearch): PlayersSearch {
  return {
    ...(season !== undefined && { season }),
    ...(date !== undefined && { date }),
    ...(player !== undefined && { player }),
    ...{ minGames: 0, filters: {} },
  };
}

/** Returns whether filters exclude players. */
export function isFiltered({ filters, minGames, activeWithin }: PlayersSearch): boolean {
  return Object.keys(filters).length > 0 || minGames > 0 || activeWithin !== undefined;
}
