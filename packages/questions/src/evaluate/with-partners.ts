import type { Plan } from '../plan.ts';
import type { AnyRow } from './any-row.ts';
import { rowMeets } from './row-meets.ts';

/**
 * Returns each row of a part once for every other part of its vehicle in the match, which is the
 * column `partner`; `partnersSql` is the same for DuckDB.
 */
export function withPartners(plan: Plan, rows: readonly AnyRow[]): AnyRow[] {
  const vehicleOf = (row: AnyRow) => JSON.stringify([row.match_id, row.player_id]);
  const counted = rows.filter((row) => rowMeets(row, plan.conditions));
  const vehicles = Map.groupBy(counted, vehicleOf);
  return counted.flatMap((row) =>
    (vehicles.get(vehicleOf(row)) ?? []).flatMap(({ part: partner }) =>
      partner === undefined || partner === row.part ? [] : { ...row, partner },
    ),
  );
}
