import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { type PartPageKind, partKinds } from '../../catalogue/part-kinds.ts';
import { type UrlCodec, type UrlField, urlCodec } from '../../filters/url-codec.ts';
import { oneOf, textWhere, wholeNumber } from '../../filters/url-fields.ts';
import { defaultMeasure, type LeaderMeasure, leaderMeasures } from './leader-measures.ts';

/** With fewer games, a player's average is meaningless. */
const LOWEST_MIN_GAMES = 5;
const HIGHEST_MIN_GAMES = 10_000;

export interface LeadersSearch {
  /** The fewest games with a part for a player to be ranked. */
  minGames: number;
}

export interface BoardSearch extends LeadersSearch {
  by: LeaderMeasure;
  sort: string | undefined;
}

const gamesField = wholeNumber(LOWEST_MIN_GAMES, HIGHEST_MIN_GAMES);
const minGamesField: UrlField<number> = {
  read: (text) => Number(gamesField.read(text) ?? MIN_SAMPLE),
  write: (value) => (value === MIN_SAMPLE ? undefined : String(value)),
};

export const leadersCodec: UrlCodec<LeadersSearch> = urlCodec<LeadersSearch>({
  minGames: minGamesField,
});

const createBoardCodec = (kind: PartPageKind): UrlCodec<BoardSearch> =>
  urlCodec<BoardSearch>({
    minGames: minGamesField,
    by: oneOf(leaderMeasures, defaultMeasure[kind]),
    sort: textWhere((text) => /^-?\w{1,40}$/.test(text)),
  });

export const boardCodecs = Object.fromEntries(
  partKinds.map((kind) => [kind, createBoardCodec(kind)]),
) as Readonly<Record<PartPageKind, UrlCodec<BoardSearch>>>;
