import { BUILD_PATTERN } from '@scrapboard/contract/filter-rules';
import {
  type BuildMeasure,
  buildMeasures,
  DEFAULT_BUILD_GAMES,
} from '@scrapboard/questions/boards';
import { type UrlCodec, type UrlField, urlCodec } from '../../filters/url-codec.ts';
import { idList, oneOf, textWhere } from '../../filters/url-fields.ts';
import { MAX_COMPARED_SUBJECTS } from '../../questions/max-compared-subjects.ts';
import { type Split, splits } from './questions.ts';

const MAX_MIN_GAMES = 100_000;

const sortField = textWhere((text) => /^-?\w{1,40}$/.test(text));

/** The order of the board: a measure, with `-` in front for the highest first. */
const boardSortField: UrlField<string> = {
  read: (text) =>
    buildMeasures.some((name) => name === text?.replace(/^-/, '')) ? (text ?? '') : DEFAULT_SORT,
  write: (value) => (value === DEFAULT_SORT ? undefined : value),
};
const DEFAULT_SORT = '-games';

const minGamesField: UrlField<number> = {
  read(text) {
    const games = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : DEFAULT_BUILD_GAMES;
    return Math.min(games, MAX_MIN_GAMES);
  },
  write: (games) => (games === DEFAULT_BUILD_GAMES ? undefined : String(games)),
};

/** What the list of builds selects besides its filters. */
export interface BoardSearch {
  sort: string;
  minGames: number;
  /** Builds chosen to be compared. */
  chosen: readonly string[] | undefined;
}

export const boardCodec: UrlCodec<BoardSearch> = urlCodec<BoardSearch>({
  sort: boardSortField,
  minGames: minGamesField,
  chosen: idList(BUILD_PATTERN, MAX_COMPARED_SUBJECTS),
});

/** Returns what a board is ranked by. */
export function rankingOf({ sort }: BoardSearch): { by: BuildMeasure; descending: boolean } {
  const descending = sort.startsWith('-');
  const by = buildMeasures.find((name) => name === sort.replace(/^-/, '')) ?? 'games';
  return { by, descending };
}

/** What the chart over time of a build shows. */
export const trendMeasures = [
  'games',
  'winRate',
  'winRateAboveExpectation',
  'damagePerGame',
] as const;
export type TrendMeasure = (typeof trendMeasures)[number];

/** What the page of a build selects besides its filters. */
export interface BuildSearch {
  trend: TrendMeasure;
  split: Split;
  /** This and the fields below are the sorts of the tables of the page. */
  parts: string | undefined;
  players: string | undefined;
  splits: string | undefined;
  matches: string | undefined;
  similar: string | undefined;
}

export const buildCodec: UrlCodec<BuildSearch> = urlCodec<BuildSearch>({
  trend: oneOf(trendMeasures, 'games'),
  split: oneOf(splits, 'powerScoreBand'),
  parts: sortField,
  players: sortField,
  splits: sortField,
  matches: sortField,
  similar: sortField,
});
