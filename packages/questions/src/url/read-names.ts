import { type DimensionName, dimensionsOf } from '../dimensions/dimensions.ts';
import { measures } from '../measures/measures.ts';
import { MAX_DIMENSIONS, MAX_MEASURES, MAX_UNIT_DIMENSIONS } from '../question.ts';
import type { ReadState } from './read-question.ts';

/** Returns the measures that a question names. */
export function readMeasures(names: readonly string[], state: ReadState): string[] {
  const validNames = Object.keys(measures[state.facts]);
  if (names.length === 0 || names.length > MAX_MEASURES) {
    const expected = `It takes 1 to ${MAX_MEASURES} of ${validNames.join(', ')}.`;
    state.problems.push({ parameter: 'measures', value: null, expected });
  }
  return readNames('measures', names, validNames, state);
}

/** Returns the dimensions that a question groups by, or that define its units. */
export function readDimensions(
  parameter: 'by' | 'per',
  names: readonly string[],
  state: ReadState,
): DimensionName[] {
  const validNames = dimensionsOf(state.facts);
  const max = parameter === 'by' ? MAX_DIMENSIONS : MAX_UNIT_DIMENSIONS;
  if (names.length > max) {
    const expected = `It takes at most ${max} dimensions.`;
    state.problems.push({ parameter, value: null, expected });
  }
  return readNames(parameter, names, validNames, state);
}

function readNames<Name extends string>(
  parameter: string,
  names: readonly string[],
  validNames: readonly Name[],
  { facts, problems }: ReadState,
): Name[] {
  return names.flatMap((name) => {
    const validName = validNames.find((candidate) => candidate === name);
    if (validName !== undefined) return [validName];
    const expected = `Facts of ${facts} have ${validNames.join(', ')}.`;
    problems.push({ parameter, value: name, expected });
    return [];
  });
}
