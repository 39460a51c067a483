import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { dimensions, isDimensionName } from '../dimensions/dimensions.ts';
import { isSortedByInterval, type Measure } from '../measures/measure.ts';
import { measures } from '../measures/measures.ts';
import { periodOf } from '../period.ts';
import type { Problem } from '../problem.ts';
import type { Question } from '../question.ts';
import { isSpecialFilterName, specialFilters } from '../special-filters.ts';

/** Returns the parts of a question that are valid by themselves, but not together. */
export function findConflicts(question: Question): Problem[] {
  return [
    ...findEmptyPeriod(question),
    ...findUngroupable(question),
    ...findMissingFilter(question),
    ...findPartialMatches(question),
    ...findSeveralPlayers(question),
    ...findValueByResource(question),
    ...findUnboundedSort(question),
    ...findInvalidUnits(question),
    ...findBeforeOfUnits(question),
  ];
}

function findEmptyPeriod(question: Question): Problem[] {
  const {
    filters: { season: _, ...filters },
  } = question;
  const { from, to } = periodOf({ ...question, filters }, []);
  if (from < to) return [];
  const expected = 'It must be later than “from”.';
  return [{ parameter: 'to', value: question.filters.to ?? null, expected }];
}

/** Some measures have no value for the groups of one dimension, their `excludedDimension`. */
function findUngroupable({ facts, by, per, ...question }: Question): Problem[] {
  return namedMeasures(question).flatMap(([parameter, name]) => {
    const excludedDimension = (measures[facts][name] as Measure | undefined)?.excludedDimension;
    if (excludedDimension === undefined || ![...by, ...per].includes(excludedDimension)) return [];
    const expected = `It cannot be grouped by “${excludedDimension}”, only filtered by it.`;
    return [{ parameter, value: name, expected }];
  });
}

/** A measure that needs a filter has no value without it. */
function findMissingFilter({ facts, filters, ...question }: Question): Problem[] {
  return namedMeasures(question).flatMap(([parameter, value]) => {
    const requiredFilter = (measures[facts][value] as Measure | undefined)?.requiredFilter;
    if (requiredFilter === undefined || filters[requiredFilter] !== undefined) return [];
    const filterText =
      requiredFilter === 'prices'
        ? `“prices”, ${specialFilters.prices.accepts}`
        : `“${requiredFilter}=true”`;
    return [{ parameter, value, expected: `It needs ${filterText}.` }];
  });
}

/** Filters that select all players of a match or none. */
const MATCH_FILTERS: readonly string[] = ['confirmed', 'length'];

/** A measure of whole matches has no value for some of their players. */
function findPartialMatches(question: Question): Problem[] {
  const { facts, by, per, filters, order, bin } = question;
  const names = [
    ...question.measures.map((name) => ['measures', name] as const),
    ...order.map(({ name }) => ['sort', name] as const),
    ...(bin === undefined ? [] : [['bin', bin.measure] as const]),
  ];
  const [wholeMatchMeasure] = names.filter(
    ([, name]) => measures[facts][name]?.isPerMatch === true,
  );
  if (wholeMatchMeasure === undefined) return [];
  const [parameter, value] = wholeMatchMeasure;
  const partial = [...by, ...per, ...Object.keys(filters)].filter((name) =>
    isDimensionName(name)
      ? !dimensions[name].isPerMatch
      : isSpecialFilterName(name) && !MATCH_FILTERS.includes(name),
  );
  if (partial.length === 0) return [];
  const expected = `It describes whole matches, so it cannot be combined with ${partial.join(', ')}.`;
  return [{ parameter, value, expected }];
}

/** A measure of one player has no value for the matches of several. */
function findSeveralPlayers({ facts, by, per, filters, ...question }: Question): Problem[] {
  if ([...by, ...per].includes('player') || filters.player?.length === 1) return [];
  return namedMeasures(question).flatMap(([parameter, value]) =>
    measures[facts][value]?.isPerPlayer === true
      ? [
          {
            parameter,
            value,
            expected: 'It describes one player: group by “player”, or filter by one.',
          },
        ]
      : [],
  );
}

/** The value of a match is that of all its resources, so it cannot be filtered by resource. */
function findValueByResource({ facts, filters, ...question }: Question): Problem[] {
  if (filters.resource === undefined) return [];
  const valueMeasure = namedMeasures(question).find(
    ([, name]) => measures[facts][name]?.requiredFilter === 'prices',
  );
  if (valueMeasure === undefined) return [];
  const expected = `Ask for “${valueMeasure[1]}” with prices of these resources only, without this filter.`;
  return [{ parameter: 'resource', value: filters.resource.join(','), expected }];
}

/** Returns the measures of a question and the parameters that name them. */
function namedMeasures({
  measures: names,
  minimums,
  order,
  bin,
}: Pick<Question, 'measures' | 'minimums' | 'order' | 'bin'>): [parameter: string, name: string][] {
  return [
    ...names.map((name): [string, string] => ['measures', name]),
    ...minimums.map(({ measure }): [string, string] => ['min', measure]),
    ...order.map(({ name }): [string, string] => ['sort', name]),
    ...(bin === undefined ? [] : [['bin', bin.measure] satisfies [string, string]]),
  ];
}

/** Rates are sorted outside DuckDB, which must not have to return every player. */
function findUnboundedSort({
  facts,
  by,
  per,
  order,
  minimums,
  measures: names,
}: Question): Problem[] {
  const isLarge = by.some(
    (name) => dimensions[name].isPersonal || ['match', 'teamWeapons', 'teamCabins'].includes(name),
  );
  const isByTime = by[0] !== undefined && dimensions[by[0]].source.from === 'time';
  const defaultNames = isByTime ? [] : names.slice(0, 1);
  const sorted = order.length > 0 ? order.map(({ name }) => name) : defaultNames;
  const rate = sorted.find((name) => {
    const measure = measures[facts][name];
    return measure !== undefined && isSortedByInterval(measure);
  });
  const isBounded = minimums.some(({ atLeast }) => atLeast >= MIN_SAMPLE);
  if (!isLarge || rate === undefined || isBounded || per.length > 0) return [];
  const expected = `Sorting ${by.join(' and ')} by it needs a minimum, “min=games:${MIN_SAMPLE}”.`;
  return [{ parameter: 'sort', value: rate, expected }];
}

/** Units need measures that are single numbers, since the answer has their quantiles. */
function findInvalidUnits({ facts, by, per, order, measures: names }: Question): Problem[] {
  if (per.length === 0) return [];
  const repeated = per
    .filter((name) => by.includes(name))
    .map((value): Problem => {
      return { parameter: 'per', value, expected: 'It takes other dimensions than those of “by”.' };
    });
  const sorted = order.map(({ name }) => ['sort', name] as const);
  const named = [...names.map((name) => ['measures', name] as const), ...sorted];
  const invalid = named.flatMap(([parameter, value]): Problem[] => {
    const measure = measures[facts][value];
    const isNumber = measure?.kind !== 'quantiles' && measure?.unit !== 'instant';
    const expected = 'With “per”, measures must have a single number, such as a total or a mean.';
    return isNumber ? [] : [{ parameter, value, expected }];
  });
  return [...repeated, ...invalid];
}

/** Groups of units have quantiles, which cannot be compared with the values of `before`. */
function findBeforeOfUnits({ per, before }: Question): Problem[] {
  if (per.length === 0 || before === undefined) return [];
  return [{ parameter: 'before', value: null, expected: 'It cannot be used with “per”.' }];
}
