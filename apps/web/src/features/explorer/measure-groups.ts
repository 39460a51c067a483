import { allMeasures, type FactMeasure, measureDefinition } from '../../answers/fact-measure.ts';

/** The names of the groups of measures in the menu. */
export const MEASURE_GROUP_NAMES = [
  'totals',
  'rates',
  'averages',
  'medians',
  'extremes',
  'wholeMatches',
  'parts',
  'rewards',
  'uploads',
] as const;
export type MeasureGroup = (typeof MEASURE_GROUP_NAMES)[number];

/** Returns the group of a measure. Most are of players, so these are grouped by their kind. */
function groupOf(factMeasure: FactMeasure): MeasureGroup {
  if (factMeasure.facts !== 'players') return factMeasure.facts;
  const measure = measureDefinition(factMeasure);
  if (measure.isPerMatch === true) return 'wholeMatches';
  switch (measure.kind) {
    case 'rate':
    case 'excess':
    case 'expected':
      return 'rates';
    case 'mean':
    case 'ratio':
    case 'estimate':
      return 'averages';
    case 'quantiles':
      return 'medians';
    case 'number':
      return ['min', 'max'].includes(measure.aggregate.reduce) ? 'extremes' : 'totals';
  }
}

/** All measures by the groups of the menu, in its order. */
export const measureGroups: readonly { group: MeasureGroup; measures: FactMeasure[] }[] =
  MEASURE_GROUP_NAMES.map((group) => ({
    group,
    measures: allMeasures().filter((factMeasure) => groupOf(factMeasure) === group),
  }));
