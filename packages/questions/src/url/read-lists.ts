import type { DimensionName } from '../dimensions/dimensions.ts';
import { measures } from '../measures/measures.ts';
import type { Minimum, Order } from '../question.ts';
import type { Reading } from './read-question.ts';

/** Returns the minimums in `games:20,players:3`. */
export function readMinimums(texts: readonly string[], { facts, problems }: Reading): Minimum[] {
  const countable = Object.entries(measures[facts])
    .filter(([, { kind, unit }]) => kind === 'number' && unit !== 'instant')
    .map(([name]) => name);
  return texts.flatMap((text): Minimum[] => {
    const [, measure = '', number] = /^(\w+):(\d{1,12})$/.exec(text) ?? [];
    if (countable.includes(measure)) return [{ measure, atLeast: Number(number) }];
    const expected = `It takes a measure and a whole number, ${countable[0]}:20; measures are ${countable.join(', ')}.`;
    problems.push({ parameter: 'min', value: text, expected });
    return [];
  });
}

/** Returns the order in `-games,map`; a minus sorts the highest first. */
export function readOrder(
  texts: readonly string[],
  by: readonly DimensionName[],
  { facts, problems }: Reading,
): Order[] {
  const known = [...by, ...Object.keys(measures[facts])];
  return texts.flatMap((text): Order[] => {
    const descending = text.startsWith('-');
    const name = descending ? text.slice(1) : text;
    if (known.includes(name)) return [{ name, descending }];
    const expected = `It takes dimensions of “by” and measures: ${known.join(', ')}.`;
    problems.push({ parameter: 'sort', value: text, expected });
    return [];
  });
}
