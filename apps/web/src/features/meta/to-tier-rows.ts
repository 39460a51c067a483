import { rankInTiers, type TieredEstimate } from '@scrapboard/statistics/tiers';
import { Z_95 } from '@scrapboard/statistics/wilson-interval';
import type { Answer } from '../../questions/question-query.ts';
import { countOf, estimateOf, keyOf, rateOf } from '../../questions/read-row.ts';

type StrengthMeasure = 'games' | 'matches' | 'winRate' | 'ratedGames' | 'winRateAboveExpectation';
export type PartRow = Answer<
  StrengthMeasure | 'part' | 'players' | 'units' | 'bin'
>['rows'][number];
export type VehiclesRow = Answer<
  'games' | 'winRate' | 'ratedGames' | 'units' | 'bin'
>['rows'][number];

/** What a part's wins are compared with: predictions from ratings, or the rate of all vehicles. */
export type Basis = 'ratings' | 'average';

export interface TierRow extends TieredEstimate {
  part: string;
  row: PartRow;
  /** The games that the estimate counts: with ratings as the basis, only the rated ones. */
  games: number;
  /** Percent of vehicles. */
  share: number;
}

/** Returns what parts are compared with: ratings do not predict matches without two teams. */
export function basisOf(vehiclesRow: Pick<VehiclesRow, 'games' | 'ratedGames'> | undefined): Basis {
  if (vehiclesRow === undefined) return 'ratings';
  return 2 * countOf(vehiclesRow, 'ratedGames') >= countOf(vehiclesRow, 'games')
    ? 'ratings'
    : 'average';
}

/** Returns a part's win rate above expectation in percentage points, its variance, and the games that it counts. */
export function aboveExpectationOf(
  row: Pick<PartRow, StrengthMeasure>,
  vehiclesRow: Pick<VehiclesRow, 'games' | 'winRate'>,
  basis: Basis,
): { above: number; variance: number; games: number } {
  const games = countOf(row, 'games');
  // Vehicles of one match share its result, so they count as one where they are many.
  const vehiclesPerResult = Math.max(1, games / Math.max(1, countOf(row, 'matches')));
  if (basis === 'ratings') {
    const { value, low, high, n } = estimateOf(row, 'winRateAboveExpectation');
    return {
      above: value,
      variance: vehiclesPerResult * ((high - low) / (2 * Z_95)) ** 2,
      games: n,
    };
  }
  const { percent, of } = rateOf(row, 'winRate');
  const base = rateOf(vehiclesRow, 'winRate').percent;
  const above = percent - base;
  return {
    above,
    variance: (vehiclesPerResult * base * (100 - base)) / Math.max(1, of),
    games: of,
  };
}

/** Returns all parts with their tiers, the strongest first. */
export function toTierRows(
  parts: readonly PartRow[],
  vehiclesRow: VehiclesRow | undefined,
): TierRow[] {
  if (vehiclesRow === undefined) return [];
  const basis = basisOf(vehiclesRow);
  const total = Math.max(1, countOf(vehiclesRow, 'games'));
  const candidates = parts.map((row) => ({
    ...aboveExpectationOf(row, vehiclesRow, basis),
    share: (100 * countOf(row, 'games')) / total,
  }));
  const rankedParts = rankInTiers(candidates);
  return parts
    .map((row, index) => ({
      ...(rankedParts[index] as TieredEstimate),
      part: keyOf(row, 'part'),
      row,
      games: candidates[index]?.games ?? 0,
      share: candidates[index]?.share ?? 0,
    }))
    .toSorted((a, b) => b.value - a.value || b.share - a.share);
}
