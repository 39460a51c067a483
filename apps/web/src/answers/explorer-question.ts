import {
  type DimensionName,
  dimensions,
  type Filters,
  MAX_LIMIT,
  measures,
} from '@scrapboard/questions';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import type { MeasureName, PageQuestion } from '../questions/page-question.ts';
import { DEFAULT_MEASURE, type ExplorerSearch } from './explorer-search.ts';
import { measureDefinition } from './fact-measure.ts';
import { findIncompatibility } from './find-incompatibility.ts';

const TIME_DIMENSIONS: readonly string[] = ['day', 'week', 'month', 'season', 'weekday', 'hour'];
const HIGH_CARDINALITY_DIMENSIONS: readonly DimensionName[] = [
  'player',
  'build',
  'match',
  'teamWeapons',
  'teamCabins',
];

/** Returns the measure of the games behind each row, if the facts and the dimensions have it. */
function sampleMeasureOf(
  { measure: { facts } }: ExplorerSearch,
  by: readonly DimensionName[],
): MeasureName | undefined {
  const games = measures[facts].games;
  const isAvailable = games !== undefined && !by.some((name) => name === games.excludedDimension);
  return isAvailable ? 'games' : undefined;
}

/** Returns the measure on the horizontal axis of a scatter plot: the number of games, unless another is chosen. */
export function horizontalMeasureOf(search: ExplorerSearch): MeasureName {
  const { across, by, split, measure } = search;
  const { facts } = measure;
  const isAvailable =
    across !== undefined &&
    Object.hasOwn(measures[facts], across) &&
    findIncompatibility({ facts, name: across }, [by, split]) === null;
  return isAvailable
    ? across
    : (sampleMeasureOf(search, by === undefined ? [] : [by]) ?? 'matches');
}

/**
 * Returns the filters of a question. Parts other than weapons rarely deal damage, so they count wherever a
 * build is known to have them.
 */
function filtersOf({ measure, kind }: ExplorerSearch): Filters {
  const { requiredFilter } = measureDefinition(measure);
  const isOfParts = measure.facts === 'parts';
  const isCarried =
    requiredFilter === 'carried' || (isOfParts && kind !== undefined && kind !== 'weapon');
  return {
    ...(isOfParts && kind !== undefined && { partKind: [kind] }),
    ...(isCarried && { carried: 'true' }),
    ...(requiredFilter === 'bots' && { bots: 'true' }),
  };
}

/** Returns the dimensions of a question, without those that it cannot be grouped by. */
export function validDimensions({ measure, by, split }: ExplorerSearch): DimensionName[] {
  const valid: DimensionName[] = [];
  for (const name of [by, split]) {
    if (name !== undefined && findIncompatibility(measure, [...valid, name]) === null)
      valid.push(name);
  }
  return valid;
}

/**
 * Returns the question that the URL describes. Sorting players, builds and the like by a rate needs a minimum of
 * games, or those with the fewest games would come first.
 */
export function explorerQuestion(search: ExplorerSearch): PageQuestion {
  const isValid = findIncompatibility(search.measure, []) === null;
  const validSearch = isValid ? search : { ...search, measure: DEFAULT_MEASURE };
  const { facts, name } = validSearch.measure;
  const by = validDimensions(validSearch);
  const sample = sampleMeasureOf(validSearch, by);
  const across = validSearch.chart === 'scatter' ? horizontalMeasureOf(validSearch) : undefined;
  const { kind: measureKind } = measureDefinition(validSearch.measure);
  const isSortedByInterval = measureKind === 'rate' || measureKind === 'excess';
  const hasHighCardinality = by.some((dimension) =>
    HIGH_CARDINALITY_DIMENSIONS.includes(dimension),
  );
  const isByTime = by[0] !== undefined && TIME_DIMENSIONS.includes(by[0]);
  const needsMinimum =
    hasHighCardinality && isSortedByInterval && !isByTime && sample !== undefined;
  return {
    facts,
    measures: [...new Set([name, across, sample].filter((other) => other !== undefined))],
    by,
    filters: filtersOf(validSearch),
    // A truncated chart by time would end before the newest rows. For players and the like, the best are enough.
    ...((isByTime || !hasHighCardinality) && { limit: MAX_LIMIT }),
    ...(needsMinimum && { minimums: [{ measure: sample, atLeast: MIN_SAMPLE }] }),
  };
}

/** Returns whether the same question can be asked about single players, to compare them with all others. */
export function supportsPlayerComparison({ measure, by, split }: ExplorerSearch): boolean {
  const isPersonal = [by, split].some((name) => name !== undefined && dimensions[name].isPersonal);
  return (
    measure.facts !== 'uploads' && measureDefinition(measure).isPerMatch !== true && !isPersonal
  );
}
