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
import { type ReadState, splitList } from './read-question.ts';

/** Returns the filters of a question; `otherParameters` are not filters. */
export function readFilters(
  texts: readonly (readonly [string, string])[],
  otherParameters: readonly string[],
  state: ReadState,
): Filters {
  const filters: Record<string, string | number | string[]> = {};
  for (const [name, text] of texts) {
    const value = readFilter(name, text, otherParameters, state);
    if (value !== undefined) filters[name] = value;
  }
  return filters as Filters;
}

function readFilter(
  name: string,
  text: string,
  otherParameters: readonly string[],
  state: ReadState,
): string | number | string[] | undefined {
  if (name === 'from' || name === 'to') return readDate(name, text, state);
  if (isDimensionName(name) && appliesTo(state, dimensions[name])) {
    return readValues(name, splitList(text), state);
  }
  if (isSpecialFilterName(name) && appliesTo(state, specialFilters[name])) {
    return readSpecial(name, text, state);
  }
  const { facts, problems } = state;
  const special = (Object.keys(specialFilters) as SpecialFilterName[]).filter((filterName) =>
    appliesTo(state, specialFilters[filterName]),
  );
  const filterNames = ['from', 'to', ...dimensionsOf(facts), ...special];
  const expected = `Facts of ${facts} have the filters ${filterNames.join(', ')}; other parameters are ${otherParameters.join(', ')}.`;
  problems.push({ parameter: name, value: null, expected });
  return undefined;
}

function appliesTo({ facts }: ReadState, { facts: tables }: Dimension | SpecialFilter): boolean {
  return tables.includes(facts);
}

function readDate(parameter: string, text: string, { problems }: ReadState): string | undefined {
  if (isDayOrInstant(text)) return text;
  const expected = 'It takes a day, 2026-05-07, or an instant, 2026-05-07T18:00:00Z.';
  problems.push({ parameter, value: text, expected });
  return undefined;
}

function readValues(
  name: DimensionName,
  values: readonly string[],
  { problems }: ReadState,
): string[] | undefined {
  const { codec }: Dimension = dimensions[name];
  if (values.length > MAX_VALUES) {
    const expected = `It takes at most ${MAX_VALUES} values.`;
    problems.push({ parameter: name, value: null, expected });
    return undefined;
  }
  for (const value of values) {
    if (codec.parse(value) !== undefined) continue;
    problems.push({ parameter: name, value, expected: `It takes ${codec.accepts}.` });
  }
  return [...values].sort();
}

function readSpecial(
  name: SpecialFilterName,
  text: string,
  { problems }: ReadState,
): string | number | undefined {
  const { parse, accepts, isDefault }: SpecialFilter = specialFilters[name];
  if (isDefault?.(text)) return undefined;
  const value = parse(text);
  if (value === undefined) {
    problems.push({ parameter: name, value: text, expected: `It takes ${accepts}.` });
  }
  return value;
}
