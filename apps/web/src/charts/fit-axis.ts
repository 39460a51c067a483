export interface AxisOptions {
  /** Whether ticks are whole numbers, for counts. */
  hasWholeTicks?: boolean;
  /** Whether the axis includes zero, for bars and areas, whose lengths are compared. */
  includesZero?: boolean;
  /** The limits of the quantity itself, such as 0 and 100%. */
  min?: number;
  max?: number;
  /** About how many ticks fit; 5 by default. */
  tickCount?: number;
}

export interface Axis {
  from: number;
  to: number;
  ticks: number[];
  /** Whether the axis leaves out zero, which the chart must indicate. */
  isTruncated: boolean;
}

/**
 * Returns an axis with round ticks (1, 2, 2.5 or 5 times a power of ten) around values. Zero is left
 * out only if the values would fill less than half of the height otherwise.
 */
export function fitAxis(values: readonly number[], options: AxisOptions = {}): Axis {
  const {
    hasWholeTicks = false,
    includesZero = false,
    min = -Infinity,
    max = Infinity,
    tickCount = 5,
  } = options;
  const present = values.length === 0 ? [0] : values;
  let [low, high] = [Math.min(...present), Math.max(...present)];
  const spread = high - low;
  if (includesZero || (low >= 0 && low <= spread) || (high <= 0 && -high <= spread)) {
    [low, high] = [Math.min(0, low), Math.max(0, high)];
  }
  if (low === high) {
    // A level line is in the middle of its axis; one at zero has all of the axis above it.
    const padding = hasWholeTicks ? Math.max(1, Math.abs(low) * 0.1) : Math.abs(low) * 0.1 || 1;
    [low, high] = low === 0 ? [0, padding] : [low - (includesZero ? 0 : padding), high + padding];
  }
  const step = roundStep((high - low) / Math.max(1, tickCount - 1), hasWholeTicks);
  const from = Math.max(min, Math.floor(low / step + 1e-9) * step);
  const to = Math.min(max, Math.ceil(high / step - 1e-9) * step);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return {
    from,
    to,
    ticks: Array.from({ length: count }, (_, index) => trimRoundingError((first + index) * step)),
    isTruncated: from > 0 || to < 0,
  };
}

function roundStep(minimum: number, hasWholeTicks: boolean): number {
  const power = 10 ** Math.floor(Math.log10(minimum));
  const factor =
    [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= minimum * (1 - 1e-9)) ?? 10;
  const step = factor * power;
  return hasWholeTicks ? Math.max(1, Math.ceil(step)) : step;
}

/** Removes rounding errors such as 0.30000000000000004. */
const trimRoundingError = (value: number) => Number(value.toPrecision(12));
