import { type DimensionName, dimensionsOf } from '../dimensions/dimensions.ts';
import { measures } from '../measures/measures.ts';
import { MAX_DIMENSIONS, MAX_MEASURES } from '../question.ts';
import type { Reading } from './read-question.ts';

/** Returns the measures that a question names. */
export function readMeasures(names: readonly string[], reading: Reading): string[] {
  const known = Object.keys(measures[reading.facts]);
  if (names.length === 0 || names.length > MAX_MEASURES) {
    const expected = `It takes 1 to ${MAX_MEASURES} of ${known.join(', ')}.`;
    reading.problems.push({ parameter: 'measures', value: null, expected });
  }
  return readNames('measures', names, known, reading);
}

/** Returns the dimensions that a question groups by. */
export function readDimensions(names: readonly string[], reading: Reading): DimensionName[] {
  const known = dimensionsOf(reading.facts);
  if (names.length > MAX_DIMENSIONS) {
    const expected = `It takes at most ${MAX_DIMENSIONS} dimensions.`;
    reading.problems.push({ parameter: 'by', value: null, expected });
  }
  return readNames('by', names, known, reading);
}

function readNames<Name extends string>(
  parameter: string,
  names: readonly string[],
  known: readonly Name[],
  { facts, problems }: Reading,
): Name[] {
  return names.flatMap((name) => {
    const found = known.find((other) => other === name);
    if (found !== undefined) return [found];
    const expected = `Facts of ${facts} have ${known.join(', ')}.`;
    problems.push({ parameter, value: name, expected });
    return [];
  });
}
