import type { QuestionAnswer, QuestionValue } from '@scrapboard/contract';
import type { Row } from './question-query.ts';

type StructuredValue = Exclude<QuestionValue, number | string | null>;
type RateValue = Extract<StructuredValue, { percent: number }>;
type EstimateValue = Extract<StructuredValue, { value: number }>;
type MeanValue = Extract<StructuredValue, { mean: number }>;
type QuantilesValue = Extract<StructuredValue, { p50: number }>;

function throwWrongKind(name: string, kind: string): never {
  throw new Error(`“${name}” is not ${kind}.`);
}

/** Returns a count, a sum or a quotient; null where there is none. */
export function numberOf<Name extends string>(row: Row<Name>, name: NoInfer<Name>): number | null {
  const value = row[name];
  return value === null || typeof value === 'number' ? value : throwWrongKind(name, 'a number');
}

/** Returns a count or a sum, which every row has. */
export function countOf<Name extends string>(
  row: Row<Name> | undefined,
  name: NoInfer<Name>,
): number {
  return row === undefined ? 0 : (numberOf(row, name) ?? 0);
}

/** Returns a rate with its interval. */
export function rateOf<Name extends string>(row: Row<Name>, name: NoInfer<Name>): RateValue {
  const value: QuestionValue = row[name];
  if (typeof value === 'object' && value !== null && 'percent' in value) return value;
  return throwWrongKind(name, 'a rate');
}

/** Returns a mean with its interval. */
export function meanOf<Name extends string>(row: Row<Name>, name: NoInfer<Name>): MeanValue {
  const value: QuestionValue = row[name];
  if (typeof value === 'object' && value !== null && 'mean' in value) return value;
  return throwWrongKind(name, 'a mean');
}

/** Returns an estimate with its interval, such as a win rate above expectation. */
export function estimateOf<Name extends string>(
  row: Row<Name>,
  name: NoInfer<Name>,
): EstimateValue {
  const value: QuestionValue = row[name];
  if (typeof value === 'object' && value !== null && 'value' in value) return value;
  return throwWrongKind(name, 'an estimate');
}

/** Returns quantiles; null if no row had a value. */
export function quantilesOf<Name extends string>(
  row: Row<Name>,
  name: NoInfer<Name>,
): QuantilesValue | null {
  const value: QuestionValue = row[name];
  if (value === null || (typeof value === 'object' && 'p50' in value)) return value;
  return throwWrongKind(name, 'quantiles');
}

/** Returns the value of a dimension, as filters take it: `-` where nothing is known. */
export function keyOf<Name extends string>(row: Row<Name>, name: NoInfer<Name>): string {
  const value: QuestionValue = row[name];
  if (typeof value === 'object' && value !== null) return throwWrongKind(name, 'a dimension');
  return value === null ? '-' : String(value);
}

/** Returns the name of a part, map, mode or player in an answer. */
export function nameOf(
  { names }: Pick<QuestionAnswer, 'names'>,
  dimension: string,
  id: string,
): string {
  return names[dimension]?.[id] ?? id;
}
