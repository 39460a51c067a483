import type { Condition } from './aggregate.ts';
import type { KeyCodec } from './dimensions/key-codec.ts';
import type { Measure, Sampled } from './measures/measure.ts';
import type { PlannedDimension } from './plan.ts';
import type { Bin } from './question.ts';

/** The bins that a question groups by, with their width in the measure’s unit. */
export interface PlannedBin {
  measure: Measure;
  width: number;
}

export function planBin({ width }: Bin, measure: Measure): PlannedBin {
  return { measure, width };
}

/** Returns the column that a measure adds up or describes; null if there is no single one. */
export function binnedColumn(measure: Measure | undefined): (Sampled & { perUnit: number }) | null {
  switch (measure?.kind) {
    case 'mean':
    case 'quantiles':
      return measure;
    case 'number': {
      const { aggregate, perUnit } = measure;
      return aggregate.reduce === 'sum'
        ? { column: aggregate.column, where: aggregate.where, perUnit }
        : null;
    }
    default:
      return null;
  }
}

/** Returns the dimension for bins of a number of each row, and the conditions for having that number. */
export function planRowBin({ measure, width }: PlannedBin): {
  dimension: PlannedDimension;
  conditions: readonly Condition[];
} {
  const binned = binnedColumn(measure);
  if (binned === null) throw new Error('Only measures of single rows can be binned.');
  const { column, where, perUnit } = binned;
  return {
    dimension: createBinDimension(column, width, perUnit),
    conditions: [...where, { column, known: true }],
  };
}

/** Returns the dimension for bins of a column, which stores `perUnit` times the number in the unit. */
export function createBinDimension(
  column: Sampled['column'],
  width: number,
  perUnit: number,
): PlannedDimension {
  const storedWidth = Math.max(1, Math.round(width * perUnit));
  const codec: KeyCodec = {
    format: (key) => (typeof key === 'number' ? (key * storedWidth) / perUnit : null),
    parse: () => undefined,
    accepts: '',
  };
  return {
    name: 'bin',
    dimension: {
      facts: [],
      source: { from: 'bin', column, width: storedWidth },
      codec,
      isPerMatch: false,
      isPersonal: false,
      hasMatchRow: false,
    },
    codec,
  };
}
