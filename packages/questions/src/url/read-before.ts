import { isComparable, parseBound } from '../before.ts';
import { dimensions, isDimensionName } from '../dimensions/dimensions.ts';
import { measures } from '../measures/measures.ts';
import type { Order } from '../question.ts';
import type { ReadState } from './read-question.ts';

/** Returns the values in `6,2026-01-31T20:00:00.000Z`, one for each of the first entries of the order. */
export function readBefore(
  text: string | undefined,
  order: readonly Order[],
  { facts, problems }: ReadState,
): string[] | undefined {
  if (text === undefined) return undefined;
  const values = text.split(',').map((value) => value.trim());
  const isValid = (value: string, index: number) => {
    const name = order[index]?.name ?? '';
    const source = isDimensionName(name) ? dimensions[name] : measures[facts][name];
    return source !== undefined && parseBound(source, value) !== undefined;
  };
  const invalid = values.find((value, index) => !isValid(value, index));
  if (invalid === undefined) return values;
  const comparable = Object.entries(measures[facts])
    .filter(([, measure]) => isComparable(measure))
    .map(([name]) => name);
  const expected = `It takes values of the first entries of “sort”, as in answers; measures that can be compared are ${comparable.join(', ')}.`;
  problems.push({ parameter: 'before', value: invalid, expected });
  return undefined;
}
