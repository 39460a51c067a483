import type { DimensionName, Measure } from '@scrapboard/questions';

/** The ways to draw an answer. */
export const CHART_KINDS = [
  'value',
  'line',
  'bars',
  'ranges',
  'stacked',
  'grouped',
  'heat',
  'scatter',
  'table',
] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** Dimensions with a true distance between their values, which a line can connect. */
export const STEP_DIMENSIONS: readonly DimensionName[] = ['day', 'week', 'month'];
/** Dimensions with an order of their own; others are ordered by the measure. */
export const ORDERED_DIMENSIONS: readonly DimensionName[] = [
  ...STEP_DIMENSIONS,
  'season',
  'cohort',
  'weekday',
  'hour',
  'powerScoreBand',
  'partySize',
  'opponentPartySize',
  'team',
];

const KINDS_WITH_INTERVAL: readonly Measure['kind'][] = ['rate', 'mean', 'estimate', 'excess'];

/** Returns whether values of a measure have an interval. */
export const hasInterval = ({ kind }: Pick<Measure, 'kind'>): boolean =>
  KINDS_WITH_INTERVAL.includes(kind);

/** Returns whether the values of groups add up to the total, so that bars can be stacked. */
export function isAdditive(measure: Measure): boolean {
  return measure.kind === 'number' && ['count', 'sum'].includes(measure.aggregate.reduce);
}

interface ChartQuestion {
  measure: Measure;
  by?: DimensionName | undefined;
  split?: DimensionName | undefined;
}

/** Returns the ways to draw an answer that fit, the best first. */
export function suitableCharts({ measure, by, split }: ChartQuestion): readonly ChartKind[] {
  if (measure.unit === 'instant') return ['table'];
  const dimensionNames = [by, split].filter((name) => name !== undefined);
  const hasSteps = dimensionNames.some((name) => STEP_DIMENSIONS.includes(name));
  const stacked: ChartKind[] = isAdditive(measure) ? ['stacked'] : [];
  switch (dimensionNames.length) {
    case 0:
      return ['value', 'table'];
    case 1:
      if (hasSteps) return ['line', 'bars', 'table'];
      if (!hasInterval(measure)) return ['bars', 'scatter', 'table'];
      return dimensionNames.some((name) => ORDERED_DIMENSIONS.includes(name))
        ? ['bars', 'ranges', 'scatter', 'table']
        : ['ranges', 'bars', 'scatter', 'table'];
    default:
      if (hasSteps) return ['line', ...stacked, 'heat', 'table'];
      if (dimensionNames.every((name) => ORDERED_DIMENSIONS.includes(name))) {
        return ['heat', ...stacked, 'grouped', 'table'];
      }
      return [...stacked, 'grouped', 'heat', 'table'];
  }
}

/** More bars side by side would be too thin to compare. */
const MAX_GROUPED_BARS = 60;

/**
 * Returns how an answer is drawn: as chosen, if that fits, otherwise in the best way for the number of values of
 * both dimensions.
 */
export function chooseChart(
  chartQuestion: ChartQuestion,
  chosen: ChartKind | undefined,
  counts: { keys: number; series: number },
): ChartKind {
  const suitable = suitableCharts(chartQuestion);
  if (chosen !== undefined && suitable.includes(chosen)) return chosen;
  const [best = 'table'] = suitable;
  const isCrowded = best === 'grouped' && counts.keys * counts.series > MAX_GROUPED_BARS;
  return isCrowded ? 'heat' : best;
}
