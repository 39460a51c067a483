import {
  defaultLeaderMeasure,
  HIGHEST_MIN_GAMES,
  type LeaderMeasure,
  LOWEST_MIN_GAMES,
  leaderMeasures,
} from '@scrapboard/contract/leader-rules';
import { type PartPageKind, partPageKinds } from '@scrapboard/contract/part-page-kinds';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { type UrlCodec, type UrlField, urlCodec } from '../../filters/url-codec.ts';
import { oneOf, textWhere, wholeNumber } from '../../filters/url-fields.ts';

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
    by: oneOf(leaderMeasures, defaultLeaderMeasure[kind]),
    sort: textWhere((text) => /^-?\w{1,40}$/.test(text)),
  });

export const boardCodecs = Object.fromEntries(
  partPageKinds.map((kind) => [kind, createBoardCodec(kind)]),
) as Readonly<Record<PartPageKind, UrlCodec<BoardSearch>>>;
