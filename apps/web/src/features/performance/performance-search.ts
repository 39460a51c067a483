import {
  type CountingMode,
  countingModes,
  defaultCountingMode,
  type PartPageKind,
  partPageKinds,
} from '@scrapboard/contract/part-page-kinds';
import { type UrlCodec, urlCodec } from '../../filters/url-codec.ts';
import { oneOf, searchText, textWhere } from '../../filters/url-fields.ts';
import { type ChangeMeasure, changeMeasures } from './compare-releases.ts';

/** Which of a part's matches are shown: those with the most damage, or the latest. */
export const exampleKinds = ['best', 'latest'] as const;
export type ExampleKind = (typeof exampleKinds)[number];

const MAX_SEARCH_LENGTH = 60;
const sortField = textWhere((text) => /^-?\w{1,40}$/.test(text));

export interface OverviewSearch {
  changes: ChangeMeasure;
  /** The kind in the chart. */
  kind: PartPageKind;
}

export const overviewCodec: UrlCodec<OverviewSearch> = urlCodec<OverviewSearch>({
  changes: oneOf(changeMeasures, 'result'),
  kind: oneOf(partPageKinds, 'weapon'),
});

export interface KindSearch {
  counting: CountingMode;
  sort: string | undefined;
  /** Words of names. */
  q: string;
}

const kindCodecOf = (kind: PartPageKind): UrlCodec<KindSearch> =>
  urlCodec<KindSearch>({
    counting: oneOf(countingModes, defaultCountingMode[kind]),
    sort: sortField,
    q: searchText(MAX_SEARCH_LENGTH),
  });

export const kindCodecs: Readonly<Record<PartPageKind, UrlCodec<KindSearch>>> = {
  weapon: kindCodecOf('weapon'),
  movement: kindCodecOf('movement'),
  cabin: kindCodecOf('cabin'),
};

/** What the chart over time of a part shows. */
export const trendMeasures = ['share', 'result', 'winRate', 'damage'] as const;
export type TrendMeasure = (typeof trendMeasures)[number];
/** What a part's results are compared by. */
export const splits = ['powerScoreBand', 'map', 'mode', 'clientVersion'] as const;
export type Split = (typeof splits)[number];

export interface PartSearch {
  counting: CountingMode;
  trend: TrendMeasure;
  split: Split;
  examples: ExampleKind;
  /** How the tables of the page are sorted, from here on. */
  matches: string | undefined;
  players: string | undefined;
  builds: string | undefined;
  partners: string | undefined;
  splits: string | undefined;
}

const partCodecOf = (kind: PartPageKind): UrlCodec<PartSearch> =>
  urlCodec<PartSearch>({
    counting: oneOf(countingModes, defaultCountingMode[kind]),
    trend: oneOf(trendMeasures, 'share'),
    split: oneOf(splits, 'powerScoreBand'),
    examples: oneOf<ExampleKind>(exampleKinds, 'best'),
    matches: sortField,
    players: sortField,
    builds: sortField,
    partners: sortField,
    splits: sortField,
  });

export const partCodecs: Readonly<Record<PartPageKind, UrlCodec<PartSearch>>> = {
  weapon: partCodecOf('weapon'),
  movement: partCodecOf('movement'),
  cabin: partCodecOf('cabin'),
};
