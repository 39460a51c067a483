import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useQueries } from '@tanstack/react-query';
import { type Change, changeOf, changeOfShare } from '../../questions/change-of.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import { questionQuery } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { partsQuestion, vehiclesQuestion } from './questions.ts';
import type { Basis, PartRow, VehiclesRow } from './to-tier-rows.ts';

/** How parts changed since the period before. */
export interface TierChanges {
  changeOfStrength: (row: PartRow, basis: Basis) => Change | null;
  changeOfShare: (row: PartRow, vehiclesRow: VehiclesRow | undefined) => Change | null;
}

/** Returns how parts changed since the period before; undefined without one, or until it is known. */
export function useTierChanges(
  kind: PartPageKind,
  before: PageFilters | undefined,
): TierChanges | undefined {
  const enabled = before !== undefined;
  const [parts, allVehicles] = useQueries({
    queries: [
      { ...questionQuery(partsQuestion(kind), before ?? {}), enabled },
      { ...questionQuery(vehiclesQuestion, before ?? {}), enabled },
    ],
  });
  if (!enabled || parts.data === undefined || allVehicles.data === undefined) return undefined;
  const rowsBefore = new Map(parts.data.rows.map((row) => [keyOf(row, 'part'), row]));
  const total = countOf(allVehicles.data.rows[0], 'games');
  return {
    changeOfStrength(row, basis) {
      const rowBefore = rowsBefore.get(keyOf(row, 'part'));
      const name = basis === 'ratings' ? 'winRateAboveExpectation' : 'winRate';
      return changeOf(row[name], rowBefore?.[name]);
    },
    changeOfShare: (row, vehiclesRow) =>
      changeOfShare(
        { count: countOf(row, 'games'), of: countOf(vehiclesRow, 'games') },
        { count: countOf(rowsBefore.get(keyOf(row, 'part')), 'games'), of: total },
      ),
  };
}
