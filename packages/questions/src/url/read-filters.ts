import type { Dimension } from '../dimensions/dimension.ts';
import {
  type DimensionName,
  dimensions,
  dimensionsOf,
  isDimensionName,
} from '../dimensions/dimensions.ts';
import { isDayOrInstant } from '../period.ts';
import { type Filters, MAX_VALUES } from '../question.ts';
import {
  isSpecialFilterName,
  type SpecialFilter,
  type SpecialFilterName,
  specialFilters,
} from '../special-filters.ts';
import { type Reading, splitList } from './read-question.ts';

/** Returns the filters of a question; `others` are the parameters that are not filters. */
export function readFilters(
  texts: readonly (readonly [string, string])[],
  others: readonly string[],
  reading: Reading,
): Filters {
  const filters: Record<string, string | number | string[]> = {};
  for (const [name, text] of texts) {
    const value = readFilter(name, text, others, reading);
    if (value !== undefined) filters[name] = value;
  }
  return filters as Filters;
}

function readFilter(
  name: string,
  text: string,
  others: readonly string[],
  reading: Reading,
): string | number | string[] | undefined {
  if (name === 'from' || name === 'to') return readDate(name, text, reading);
  if (isDimensionName(name) && isOf(reading, dimensions[name])) {
    return readValues(name, splitList(text), reading);
  }
  if (isSpecialFilterName(name) && isOf(reading, specialFilters[name])) {
    return readSpecial(name, text, reading);
  }
  const { facts, problems } = reading;
  const special = (Object.keys(specialFilters) as SpecialFilterName[]).filter((other) =>
    isOf(reading, specialFilters[other]),
  );
  const known = ['from', 'to', ...dimensionsOf(facts), ...special];
  const expected = `Facts of ${facts} have the filters ${known.join(', ')}; other parameters are ${others.join(', ')}.`;
  problems.push({ parameter: name, value: null, expected });
  return undefined;
}

function isOf({ facts }: Reading, { facts: tables }: Dimension | SpecialFilter): boolean {
  return tables.includes(facts);
}

function readDate(parameter: string, text: string, { problems }: Reading): string | undefined {
  if (isDayOrInstant(text)) return text;
  const expected = 'It takes a day, 2026-05-07, or an instant, 2026-05-07T18:00:00Z.';
  problems.push({ parameter, value: text, expected });
  return undefined;
}

function readValues(
  name: DimensionName,
  values: readonly string[],
  { problems }: Reading,
): string[] | undefined {
  const { codec }: Dimension = dimensions[name];
  if (values.length > MAX_VALUES) {
    const expected = `It takes at most ${MAX_VALUES} values.`;
    problems.push({ parameter: name, value: null, expected });
    return undefined;
  }
  for (const value of values) {
    if (codec.parse(value) !== undefined) continue;
    problems.push({ parameter: name, value, expected: `It takes ${codec.takes}.` });
  }
  return [...values].sort();
}

function readSpecial(
  name: SpecialFilterName,
  text: string,
  { problems }: Reading,
): string | number | undefined {
  const { parse, takes, isDefault }: SpecialFilter = specialFilters[name];
  if (isDefault?.(text)) return undefined;
  const value = parse(text);
  if (value === undefined) {
    problems.push({ parameter: name, value: text, expected: `It takes ${takes}.` });
  }
  return value;
}
