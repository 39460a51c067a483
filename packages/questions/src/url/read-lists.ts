import { binnedColumn } from '../bin.ts';
import { measures } from '../measures/measures.ts';
import type { Bin, Minimum, Order } from '../question.ts';
import type { ReadState } from './read-question.ts';

/** Returns the minimums in `games:20,players:3`. */
export function readMinimums(texts: readonly string[], { facts, problems }: ReadState): Minimum[] {
  const numberNames = Object.entries(measures[facts])
    .filter(([, { kind, unit }]) => kind === 'number' && unit !== 'instant')
    .map(([name]) => name);
  return texts.flatMap((text): Minimum[] => {
    const [, measure = '', number] = /^(\w+):(\d{1,12})$/.exec(text) ?? [];
    if (numberNames.includes(measure)) return [{ measure, atLeast: Number(number) }];
    const expected = `It takes a measure and a whole number, ${numberNames[0]}:20; measures are ${numberNames.join(', ')}.`;
    problems.push({ parameter: 'min', value: text, expected });
    return [];
  });
}

/** Returns the bins in `damage:250`; with units, any measure that is a single number can be binned. */
export function readBin(
  text: string | undefined,
  hasUnits: boolean,
  { facts, problems }: ReadState,
): Bin | undefined {
  if (text === undefined) return undefined;
  const binnableNames = Object.entries(measures[facts])
    .filter(([, measure]) =>
      hasUnits
        ? measure.kind !== 'quantiles' && measure.unit !== 'instant'
        : binnedColumn(measure) !== null,
    )
    .map(([name]) => name);
  const [, measure = '', width] = /^(\w+):(\d{1,9}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  if (binnableNames.includes(measure) && Number(width) > 0)
    return { measure, width: Number(width) };
  const expected = `It takes a measure and the width of its bins, ${binnableNames[0]}:10; measures are ${binnableNames.join(', ')}.`;
  problems.push({ parameter: 'bin', value: text, expected });
  return undefined;
}

/** Returns the order in `-games,map`; a minus sorts the highest first. */
export function readOrder(
  texts: readonly string[],
  by: readonly string[],
  { facts, problems }: ReadState,
): Order[] {
  const sortableNames = [...by, ...Object.keys(measures[facts])];
  return texts.flatMap((text): Order[] => {
    const descending = text.startsWith('-');
    const name = descending ? text.slice(1) : text;
    if (sortableNames.includes(name)) return [{ name, descending }];
    const expected = `It takes dimensions of “by” and measures: ${sortableNames.join(', ')}.`;
    problems.push({ parameter: 'sort', value: text, expected });
    return [];
  });
}
