import { useQueries } from '@tanstack/react-query';
import { type Change, changeOf, changeOfShare } from '../../questions/change-of.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import { questionQuery } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { type PartKind, partsOf, vehicles } from './questions.ts';
import type { Basis, PartRow, VehiclesRow } from './to-tier-rows.ts';

/** How parts changed since the period before. */
export interface TierChanges {
  changeOfStrength: (row: PartRow, basis: Basis) => Change | null;
  changeOfShare: (row: PartRow, all: VehiclesRow | undefined) => Change | null;
}

/** Returns how parts changed since the period before; undefined without one, or until it is known. */
export function useTierChanges(
  kind: PartKind,
  before: PageFilters | undefined,
): TierChanges | undefined {
  const enabled = before !== undefined;
  const [parts, all] = useQueries({
    queries: [
      { ...questionQuery(partsOf(kind), before ?? {}), enabled },
      { ...questionQuery(vehicles, before ?? {}), enabled },
    ],
  });
  if (!enabled || parts.data === undefined || all.data === undefined) return undefined;
  const rowsBefore = new Map(parts.data.rows.map((row) => [keyOf(row, 'part'), row]));
  const total = countOf(all.data.rows[0], 'games');
  return {
    changeOfStrength(row, basis) {
      const earlierRow = rowsBefore.get(keyOf(row, 'part'));
      const name = basis === 'ratings' ? 'winRateAboveExpectation' : 'winRate';
      return changeOf(row[name], earlierRow?.[name]);
    },
    changeOfShare: (row, allNow) =>
      changeOfShare(
        { count: countOf(row, 'games'), of: countOf(allNow, 'games') },
        { count: countOf(rowsBefore.get(keyOf(row, 'part')), 'games'), of: total },
      ),
  };
}
