import { PROBABILITY_SCALE } from '@scrapboard/statistics/above-expectation';
import { type Aggregate, aggregateKey, type Column, count } from './aggregate.ts';
import { createBinDimension } from './bin.ts';
import { aggregatesOf } from './measures/aggregates-of.ts';
import { distribution, type Measure, number } from './measures/measure.ts';
import type { Plan, PlannedOrder } from './plan.ts';

/** A measure of every unit, as a column of whole numbers, so that DuckDB and the evaluator agree. */
export interface UnitColumn {
  name: Column;
  measure: Measure;
  /** What a quotient is multiplied by before it is rounded. */
  scale: number;
}

/** Quotients of units are rounded to thousandths of the measure’s unit. */
const PRECISION = 1000;

/** Returns the columns that units have besides their keys: what is measured or sorted by, each once. */
export function unitColumns({ measures, order, unitBin }: Plan): UnitColumn[] {
  const unitMeasures = [
    ...measures.map(({ measure }) => measure),
    ...order.flatMap((entry) => ('measure' in entry ? entry.measure : [])),
    ...(unitBin === null ? [] : [unitBin.measure]),
  ];
  return [...new Set(unitMeasures)].map((measure, index) => ({
    name: `unit${index}`,
    measure,
    scale: unitScale(measure),
  }));
}

function unitScale(measure: Measure): number {
  switch (measure.kind) {
    case 'ratio':
    case 'estimate':
      return PRECISION * measure.scale;
    case 'rate':
      return PRECISION * 100;
    case 'excess':
    case 'expected':
      return (PRECISION * 100) / PROBABILITY_SCALE;
    case 'mean':
      return PRECISION / measure.perUnit;
    default:
      return 1;
  }
}

/**
 * Returns the plan to apply to units: it counts the units of each group, and computes the quantiles
 * of their measures. Its rows are the groups of the plan, with columns for keys and measures.
 */
export function planUnits(plan: Plan): Plan {
  const columns = unitColumns(plan);
  const columnOf = (measure: Measure) => ({
    name: columns.find((column) => column.measure === measure)?.name ?? ('unit0' as const),
    perUnit: measure.kind === 'number' ? measure.perUnit : PRECISION,
  });
  const quantilesOf = (measure: Measure): Measure => {
    const { name, perUnit } = columnOf(measure);
    return distribution('quantiles', name, [], {
      unit: measure.unit,
      better: measure.better,
      perUnit,
    });
  };
  const units = number(count([]), { unit: 'events' });
  const quantiles = plan.measures.map(({ name, measure }) => ({
    name,
    measure: quantilesOf(measure),
  }));
  const order = plan.order.map((entry): PlannedOrder => {
    return 'index' in entry ? entry : { ...entry, measure: quantilesOf(entry.measure) };
  });
  const { unitBin } = plan;
  const binColumn = unitBin === null ? null : columnOf(unitBin.measure);
  const bins =
    unitBin === null || binColumn === null
      ? []
      : [createBinDimension(binColumn.name, unitBin.width, binColumn.perUnit)];
  const neededMeasures = [units, ...quantiles.map(({ measure }) => measure), ...measuresOf(order)];
  return {
    ...plan,
    period: { from: -Infinity, to: Infinity },
    conditions: binColumn === null ? [] : [{ column: binColumn.name, known: true }],
    selections: [],
    omitsHidden: false,
    by: [
      ...plan.by.map((entry, index) => ({
        ...entry,
        dimension: {
          ...entry.dimension,
          source: { from: 'column', column: `k${index}` } as const,
        },
      })),
      ...bins,
    ],
    per: [],
    unitBin: null,
    measures: [{ name: 'units', measure: units }, ...quantiles],
    aggregates: uniqueAggregates(neededMeasures.flatMap(aggregatesOf)),
    minimums: [],
    order,
  };
}

function measuresOf(order: readonly PlannedOrder[]): Measure[] {
  return order.flatMap((entry) => ('measure' in entry ? entry.measure : []));
}

/** Returns aggregates, each once. */
export function uniqueAggregates(aggregates: readonly Aggregate[]): Aggregate[] {
  return [...new Map(aggregates.map((aggregate) => [aggregateKey(aggregate), aggregate])).values()];
}
