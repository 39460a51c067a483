import type { Aggregate, Condition } from './aggregate.ts';
import { type Bound, parseBound } from './before.ts';
import { type PlannedBin, planBin, planRowBin } from './bin.ts';
import { type CarriedParts, carriedPartsOf } from './carried-parts.ts';
import type { Dimension, KeySource } from './dimensions/dimension.ts';
import { type DimensionName, dimensions } from './dimensions/dimensions.ts';
import type { Key, KeyCodec } from './dimensions/key-codec.ts';
import { createSeasonCodec } from './dimensions/season-keys.ts';
import type { FactTable } from './fact-tables.ts';
import { aggregatesOf } from './measures/aggregates-of.ts';
import type { Measure } from './measures/measure.ts';
import { measures } from './measures/measures.ts';
import { type Period, periodOf } from './period.ts';
import { planUnits, uniqueAggregates } from './plan-units.ts';
import { type Prices, pricesOf } from './prices.ts';
import type { Filters, Question } from './question.ts';
import type { QuestionContext } from './question-context.ts';
import { conditionsOf } from './special-filters.ts';

/** Selects the rows whose key is one of these. */
export interface Selection {
  dimension: Dimension;
  keys: readonly Key[];
}

/** What to order groups by: a dimension by its index in `by`, or a measure. */
export type PlannedOrder = { descending: boolean } & ({ index: number } | { measure: Measure });

export interface PlannedDimension {
  name: DimensionName | 'bin';
  dimension: Dimension;
  codec: KeyCodec;
}

/**
 * A question as instructions for whatever answers it: select rows, group them by keys, reduce each
 * group to aggregates. The rest is arithmetic, see `finishAnswer`.
 */
export interface Plan {
  facts: FactTable;
  period: Period;
  conditions: readonly Condition[];
  selections: readonly Selection[];
  /** Which builds count; null if all. */
  carriedParts: CarriedParts | null;
  /** What matches are worth; null if the question has no prices. */
  prices: Prices | null;
  /** Whether rows of hidden players are left out, because a row of the answer could name them. */
  omitsHidden: boolean;
  by: readonly PlannedDimension[];
  /** The dimensions that make units, which rows are grouped by too; see `unitPlan`. */
  per: readonly PlannedDimension[];
  /** The bins that units are grouped by; null if there are none. */
  unitBin: PlannedBin | null;
  /** The plan to apply to the groups as units; null if the groups are the answer. */
  unitPlan: Plan | null;
  measures: readonly { name: string; measure: Measure }[];
  /** Everything that measures, minimums and order need, each once. */
  aggregates: readonly Aggregate[];
  minimums: readonly { aggregate: Aggregate; atLeast: number }[];
  order: readonly PlannedOrder[];
  /** See `Question.before`. */
  before: readonly Bound[];
  zone: string;
  limit: number;
  offset: number;
  /** See `Question.isTopOnly`. */
  isTopOnly: boolean;
}

/** Returns the plan of a valid question, as `readQuestion` returns it. */
export function planQuestion(question: Question, context: QuestionContext): Plan {
  const { facts, filters, limit, offset } = question;
  const registry = measures[facts];
  const measureOf = (name: string) => registry[name] as Measure;
  const planDimension = (name: DimensionName): PlannedDimension => {
    const dimension: Dimension = dimensions[name];
    return { name, dimension, codec: codecOf(dimension, context) };
  };
  const hasUnits = question.per.length > 0;
  const bin =
    question.bin === undefined ? null : planBin(question.bin, measureOf(question.bin.measure));
  const rowBins = bin === null || hasUnits ? [] : [planRowBin(bin)];
  const by = [...question.by.map(planDimension), ...rowBins.map(({ dimension }) => dimension)];
  const per = question.per.map(planDimension);
  const order = (question.order.length > 0 ? question.order : defaultOrder(question)).map(
    ({ name, descending }): PlannedOrder => {
      const index = keyIndexOf(question, name);
      return index < 0 ? { descending, measure: measureOf(name) } : { descending, index };
    },
  );
  const minimums = question.minimums.map(({ measure: name, atLeast }) => {
    const { aggregate, perUnit } = aggregateForMinimum(measureOf(name));
    return { aggregate, atLeast: atLeast * perUnit };
  });
  const neededAggregates = [
    ...question.measures.map(measureOf),
    ...order.flatMap((entry) => ('measure' in entry ? entry.measure : [])),
    ...(bin === null || !hasUnits ? [] : [bin.measure]),
  ].flatMap(aggregatesOf);
  const selections = selectionsOf(filters, context);
  const carriedParts = carriedPartsOf(filters);
  const plan: Plan = {
    facts,
    period: periodOf(question, context.seasons),
    conditions: [
      ...conditionsOf(facts, filters),
      ...rowBins.flatMap(({ conditions }) => conditions),
      ...[...by, ...per].flatMap(({ dimension }) => excludeMatchRows(dimension)),
    ],
    selections,
    carriedParts,
    prices: pricesOf(filters),
    // Enough parts identify a build.
    omitsHidden:
      carriedParts !== null || [...selections, ...by].some(({ dimension }) => dimension.isPersonal),
    by,
    per,
    unitBin: hasUnits ? bin : null,
    unitPlan: null,
    measures: question.measures.map((name) => ({ name, measure: measureOf(name) })),
    aggregates: uniqueAggregates([
      ...neededAggregates,
      ...minimums.map(({ aggregate }) => aggregate),
    ]),
    minimums,
    order,
    before: planBefore(question, order, by),
    zone: [...selections, ...by, ...per].some(({ dimension }) => dependsOnZone(dimension))
      ? (question.zone ?? 'UTC')
      : 'UTC',
    limit,
    offset,
    isTopOnly: question.isTopOnly === true,
  };
  return hasUnits ? { ...plan, unitPlan: planUnits(plan) } : plan;
}

/** Returns the index of a dimension in the keys of the answer; the bin is the last. */
function keyIndexOf({ by, bin }: Question, name: string): number {
  return name === 'bin' && bin !== undefined ? by.length : by.indexOf(name as DimensionName);
}

function planBefore(
  { before = [] }: Question,
  order: readonly PlannedOrder[],
  by: readonly PlannedDimension[],
): Bound[] {
  return before.flatMap((text, index): Bound[] => {
    const entry = order[index];
    if (entry === undefined) return [];
    const source = 'index' in entry ? by[entry.index] : entry.measure;
    const value = source === undefined ? undefined : parseBound(source, text);
    return value === undefined ? [] : [{ entry, value }];
  });
}

function defaultOrder({ by, bin, measures: [first = ''] }: Question): Question['order'] {
  const isByTime = by[0] !== undefined && dimensions[by[0]].source.from === 'time';
  if (bin !== undefined) return [...by, 'bin'].map((name) => ({ name, descending: false }));
  if (by.length === 0) return [];
  return isByTime
    ? by.map((name) => ({ name, descending: false }))
    : [{ name: first, descending: true }];
}

/** Returns the aggregate that a minimum of a measure applies to; only numbers can have one. */
function aggregateForMinimum(measure: Measure): { aggregate: Aggregate; perUnit: number } {
  if (measure.kind !== 'number')
    throw new Error('Only measures of kind “number” can have a minimum.');
  return { aggregate: measure.aggregate, perUnit: measure.perUnit };
}

function selectionsOf(filters: Filters, context: QuestionContext): Selection[] {
  return (Object.keys(dimensions) as DimensionName[]).flatMap((name) => {
    const values = filters[name];
    if (values === undefined) return [];
    const dimension: Dimension = dimensions[name];
    const codec = codecOf(dimension, context);
    const keys = values.map((value) => codec.parse(value) ?? null);
    return { dimension, keys: [...new Set(keys)] };
  });
}

/** Returns a dimension's codec; only that of seasons depends on the operator. */
function codecOf({ source, codec }: Dimension, { seasons }: QuestionContext): KeyCodec {
  return source.from === 'time' && source.bucket === 'season' ? createSeasonCodec(seasons) : codec;
}

/** Returns the condition that excludes the rows of matches from a dimension that they have no key of. */
function excludeMatchRows({ hasMatchRow, source }: Dimension): Condition[] {
  return hasMatchRow && source.from === 'column' ? [{ column: source.column, known: true }] : [];
}

function dependsOnZone({ source }: Dimension): boolean {
  return source.from === 'time' && (source.bucket === 'weekday' || source.bucket === 'hour');
}

/** Returns the different sources of one kind that a plan takes keys from. */
export function sourcesOf<From extends KeySource['from']>(
  { by, per, selections }: Plan,
  from: From,
): Extract<KeySource, { from: From }>[] {
  const sources = [...by, ...per, ...selections]
    .map(({ dimension: { source } }) => source)
    .filter((source) => source.from === from)
    .map((source) => [JSON.stringify(source), source] as const);
  return [...new Map(sources).values()] as Extract<KeySource, { from: From }>[];
}

/** Returns whether a plan takes keys from a source of this kind. */
export function usesSource(plan: Plan, from: KeySource['from']): boolean {
  return sourcesOf(plan, from).length > 0;
}

/**
 * Returns the conditions for rows of others in a match, such as opponents: what a question asks of
 * the selected players does not apply to them.
 */
export function conditionsOfOthers({ conditions }: Plan): Condition[] {
  return conditions.filter(({ column }) => column === 'used' || column === 'witnesses');
}
