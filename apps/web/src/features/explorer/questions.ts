import { type DimensionName, dimensions, type Filters, measures } from '@scrapboard/questions';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import type { MeasureName, PageQuestion } from '../../questions/page-question.ts';
import { registered } from './chosen-measure.ts';
import { type ExplorerSearch, FIRST_MEASURE } from './explorer-search.ts';
import { findObstacle } from './find-obstacle.ts';

const TIMES: readonly string[] = ['day', 'week', 'month', 'season', 'weekday', 'hour'];
const LARGE: readonly DimensionName[] = ['player', 'build', 'match', 'teamWeapons', 'teamCabins'];

/** The games behind each row, where the measure’s table counts them and the dimensions have them. */
function sampleOf(
  { measure: { facts } }: ExplorerSearch,
  by: readonly DimensionName[],
): MeasureName | undefined {
  const games = measures[facts].games;
  const isKnown = games !== undefined && !by.some((name) => name === games.notBy);
  return isKnown ? 'games' : undefined;
}

/** Returns the measure on the horizontal axis of a scatter plot: how much there is of each, unless another is chosen. */
export function acrossOf(search: ExplorerSearch): MeasureName {
  const { across, by, split, measure } = search;
  const { facts } = measure;
  const isKnown =
    across !== undefined &&
    Object.hasOwn(measures[facts], across) &&
    findObstacle({ facts, name: across }, [by, split]) === null;
  return isKnown ? across : (sampleOf(search, by === undefined ? [] : [by]) ?? 'matches');
}

/** Parts other than weapons deal no damage: they count wherever a build is known to have them. */
function filtersOf({ measure, kind }: ExplorerSearch): Filters {
  const { needs } = registered(measure);
  const isOfParts = measure.facts === 'parts';
  const isCarried = needs === 'carried' || (isOfParts && kind !== undefined && kind !== 'weapon');
  return {
    ...(isOfParts && kind !== undefined && { partKind: [kind] }),
    ...(isCarried && { carried: 'true' }),
    ...(needs === 'bots' && { bots: 'true' }),
  };
}

/** Returns the dimensions of a question, without those that it cannot be asked by. */
export function dimensionsAsked({ measure, by, split }: ExplorerSearch): DimensionName[] {
  const found: DimensionName[] = [];
  for (const name of [by, split]) {
    if (name !== undefined && findObstacle(measure, [...found, name]) === null) found.push(name);
  }
  return found;
}

/**
 * Returns the question that the URL describes. Players, builds and the like are too many to be sorted by a rate
 * unless few games are left out.
 */
export function explorerQuestion(search: ExplorerSearch): PageQuestion {
  const isAskable = findObstacle(search.measure, []) === null;
  const asked = isAskable ? search : { ...search, measure: FIRST_MEASURE };
  const { facts, name } = asked.measure;
  const by = dimensionsAsked(asked);
  const sample = sampleOf(asked, by);
  const across = asked.chart === 'scatter' ? acrossOf(asked) : undefined;
  const { kind } = registered(asked.measure);
  const isSortedByInterval = kind === 'rate' || kind === 'excess';
  const isLarge = by.some((dimension) => LARGE.includes(dimension));
  const isByTime = by[0] !== undefined && TIMES.includes(by[0]);
  const needsMinimum = isLarge && isSortedByInterval && !isByTime && sample !== undefined;
  return {
    facts,
    measures: [...new Set([name, across, sample].filter((other) => other !== undefined))],
    by,
    filters: filtersOf(asked),
    ...(needsMinimum && { minimums: [{ measure: sample, atLeast: MIN_SAMPLE }] }),
  };
}

/** Returns whether the same question can be asked of one player, to show where they are. */
export function isComparable({ measure, by, split }: ExplorerSearch): boolean {
  const isOfPeople = [by, split].some((name) => name !== undefined && dimensions[name].isPersonal);
  return measure.facts !== 'uploads' && registered(measure).isPerMatch !== true && !isOfPeople;
}
