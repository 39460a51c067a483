import { type DimensionName, dimensions } from '@scrapboard/questions';
import { type UrlCodec, type UrlField, urlCodec } from '../filters/url-codec.ts';
import type { MeasureName } from '../questions/page-question.ts';
import { CHART_KINDS, type ChartKind } from './chart-kinds.ts';
import { type FactMeasure, readMeasure, writeMeasure } from './fact-measure.ts';
import { PEER_GROUPS } from './peers.ts';

/** The kinds of parts that questions about parts can be narrowed to. */
export const EXPLORER_PART_KINDS = [
  'weapon',
  'cabin',
  'movement',
  'hardware',
  'frame',
  'structure',
] as const;
export type ExplorerPartKind = (typeof EXPLORER_PART_KINDS)[number];

/** The question in the URL, besides the filters that every page of questions has. */
export interface ExplorerSearch {
  measure: FactMeasure;
  by?: DimensionName | undefined;
  /** The second dimension. */
  split?: DimensionName | undefined;
  /** Undefined if the question decides. */
  chart?: ChartKind | undefined;
  /** The measure on the horizontal axis of a scatter plot. */
  across?: MeasureName | undefined;
  /** The kind of parts, for questions about parts. */
  kind?: ExplorerPartKind | undefined;
  /** The group of players whose answer is shown beside everyone’s, one of `PEER_GROUPS`. */
  peers?: string | undefined;
  /** The sorted column of the table. */
  sort?: string | undefined;
}

/** By default there is a dimension, so that the page opens with a chart. */
const DEFAULT_DIMENSION = 'month';
/** Stands for no dimension in the URL, where a missing parameter means the default. */
const NO_DIMENSION = '-';

export const DEFAULT_MEASURE: FactMeasure = { facts: 'players', name: 'matches' };

const dimensionField: UrlField<DimensionName | undefined> = {
  read: (text) =>
    text !== null && Object.hasOwn(dimensions, text) ? (text as DimensionName) : undefined,
  write: (name) => name,
};

const optionalOneOf = <Value extends string>(
  values: readonly Value[],
): UrlField<Value | undefined> => ({
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
});

export const explorerCodec: UrlCodec<ExplorerSearch> = urlCodec<ExplorerSearch>({
  measure: {
    read: (text) => readMeasure(text) ?? DEFAULT_MEASURE,
    write: writeMeasure,
  },
  by: {
    read: (text) => dimensionField.read(text ?? DEFAULT_DIMENSION),
    write: (name) => (name === DEFAULT_DIMENSION ? undefined : (name ?? NO_DIMENSION)),
  },
  split: dimensionField,
  chart: optionalOneOf(CHART_KINDS),
  across: {
    read: (text) => (text === null || !/^\w{1,40}$/.test(text) ? undefined : (text as MeasureName)),
    write: (name) => name,
  },
  kind: optionalOneOf(EXPLORER_PART_KINDS),
  peers: optionalOneOf(PEER_GROUPS),
  sort: {
    read: (text) => (text !== null && /^-?\w{1,40}$/.test(text) ? text : undefined),
    write: (sort) => sort,
  },
});
