import { allMeasures, type ChosenMeasure, registeredMeasure } from './chosen-measure.ts';

/** The groups of measures in the menu. */
export const MEASURE_GROUPS = [
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
export type MeasureGroup = (typeof MEASURE_GROUPS)[number];

/** Returns the group of a measure: most are of players, and so are divided by what they are. */
function groupOf(chosen: ChosenMeasure): MeasureGroup {
  if (chosen.facts !== 'players') return chosen.facts;
  const measure = registeredMeasure(chosen);
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
      return ['min', 'max'].includes(measure.of.reduce) ? 'extremes' : 'totals';
  }
}

/** All measures by the groups of the menu, in its order. */
export const measureGroups: readonly { group: MeasureGroup; measures: ChosenMeasure[] }[] =
  MEASURE_GROUPS.map((group) => ({
    group,
    measures: allMeasures().filter((chosen) => groupOf(chosen) === group),
  }));
