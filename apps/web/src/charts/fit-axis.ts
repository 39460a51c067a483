export interface AxisOptions {
  /** Counts have no fractions between their ticks. */
  whole?: boolean;
  /** Lengths of bars and filled areas mean nothing without their zero. */
  zero?: boolean;
  /** The limits of the quantity itself, such as 0 and 100%. */
  min?: number;
  max?: number;
  /** About how many ticks fit; 5 by default. */
  ticks?: number;
}

export interface Axis {
  from: number;
  to: number;
  ticks: number[];
  /** Whether the axis leaves out a zero that the quantity could have, which must be shown. */
  cut: boolean;
}

/**
 * Returns an axis with round ticks (1, 2, 2.5 or 5 times a power of ten) around values. Zero is left
 * out where it would squeeze the values into less than half of the height, and kept otherwise.
 */
export function fitAxis(values: readonly number[], needs: AxisOptions = {}): Axis {
  const { whole = false, zero = false, min = -Infinity, max = Infinity, ticks = 5 } = needs;
  const known = values.length === 0 ? [0] : values;
  let [low, high] = [Math.min(...known), Math.max(...known)];
  const spread = high - low;
  if (zero || (low >= 0 && low <= spread) || (high <= 0 && -high <= spread)) {
    [low, high] = [Math.min(0, low), Math.max(0, high)];
  }
  if (low === high) {
    // A level line is in the middle of its axis; one at zero has all of the axis above it.
    const around = whole ? Math.max(1, Math.abs(low) * 0.1) : Math.abs(low) * 0.1 || 1;
    [low, high] = low === 0 ? [0, around] : [low - (zero ? 0 : around), high + around];
  }
  const step = roundStep((high - low) / Math.max(1, ticks - 1), whole);
  const from = Math.max(min, Math.floor(low / step + 1e-9) * step);
  const to = Math.min(max, Math.ceil(high / step - 1e-9) * step);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return {
    from,
    to,
    ticks: Array.from({ length: count }, (_, index) => trimRoundingError((first + index) * step)),
    cut: from > 0 || to < 0,
  };
}

function roundStep(minimum: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(minimum));
  const factor =
    [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= minimum * (1 - 1e-9)) ?? 10;
  const step = factor * power;
  return whole ? Math.max(1, Math.ceil(step)) : step;
}

/** Removes rounding errors such as 0.30000000000000004. */
const trimRoundingError = (value: number) => Number(value.toPrecision(12));
