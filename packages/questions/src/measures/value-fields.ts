import type { Question } from '../question.ts';
import { quantileNames } from './create-measure-reader.ts';
import type { Measure } from './measure.ts';
import { measures } from './measures.ts';

const fieldsByKind = {
  number: null,
  ratio: null,
  expected: null,
  rate: ['count', 'of', 'percent', 'low', 'high'],
  excess: ['value', 'low', 'high', 'n'],
  estimate: ['mean', 'n', 'low', 'high'],
  mean: ['mean', 'n', 'low', 'high'],
  quantiles: quantileNames,
} as const satisfies Record<Measure['kind'], readonly string[] | null>;

/** Returns the fields of a measure's value in an answer; null if it is a single value. */
export function valueFields(
  { facts, per }: Pick<Question, 'facts' | 'per'>,
  name: string,
): readonly string[] | null {
  if (per.length > 0) return quantileNames;
  const measure = measures[facts][name];
  return measure === undefined ? null : fieldsByKind[measure.kind];
}
