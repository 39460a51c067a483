import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { shrinkEstimates } from '@scrapboard/statistics/shrink-estimates';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { aboveExpectationOf, basisOf, type PartRow, type VehiclesRow } from './to-tier-rows.ts';

/** The parts of a release, and all of its vehicles. */
interface ReleaseRows {
  parts: readonly PartRow[];
  vehiclesRow: VehiclesRow | undefined;
}

export interface ChangeRow {
  part: string;
  games: number;
  gamesBefore: number;
  /** Percent of vehicles. */
  share: number;
  shareBefore: number;
  /**
   * Percentage points of win rate above expectation, now less before, shrunk; the ends are its 95%
   * interval.
   */
  change: number;
  low: number;
  high: number;
}

/** Returns how parts changed from one release to the next; those with few games are left out. */
export function toChangeRows(now: ReleaseRows, before: ReleaseRows): ChangeRow[] {
  const { vehiclesRow } = now;
  const vehiclesRowBefore = before.vehiclesRow;
  if (vehiclesRow === undefined || vehiclesRowBefore === undefined) return [];
  const basis = basisOf(vehiclesRow);
  const rowsBefore = new Map(before.parts.map((row) => [keyOf(row, 'part'), row]));
  const comparedParts = now.parts.flatMap((row) => {
    const part = keyOf(row, 'part');
    const rowBefore = rowsBefore.get(part);
    if (rowBefore === undefined) return [];
    const [current, previous] = [
      aboveExpectationOf(row, vehiclesRow, basis),
      aboveExpectationOf(rowBefore, vehiclesRowBefore, basis),
    ];
    if (Math.min(current.games, previous.games) < MIN_SAMPLE) return [];
    const [games, gamesBefore] = [countOf(row, 'games'), countOf(rowBefore, 'games')];
    return {
      part,
      games,
      gamesBefore,
      share: (100 * games) / Math.max(1, countOf(vehiclesRow, 'games')),
      shareBefore: (100 * gamesBefore) / Math.max(1, countOf(vehiclesRowBefore, 'games')),
      estimate: {
        value: current.above - previous.above,
        variance: current.variance + previous.variance,
      },
    };
  });
  const NO_CHANGE = 0;
  const shrunkEstimates = shrinkEstimates(
    comparedParts.map(({ estimate }) => estimate),
    NO_CHANGE,
  );
  return comparedParts.map(({ estimate: _, ...row }, index) => {
    const { value = 0, low = 0, high = 0 } = shrunkEstimates[index] ?? {};
    return { ...row, change: value, low, high };
  });
}
