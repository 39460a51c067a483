import type { OtherParts } from '../dimensions/dimension.ts';
import { conditionsOfOthers, type Plan, sourcesOf } from '../plan.ts';
import type { AnyRow } from './any-row.ts';
import { meetsConditions } from './meets-conditions.ts';

/**
 * Returns each row of a part once for every different other part of its match that a plan asks for,
 * in an additional column; `otherPartsSql` is the same for DuckDB.
 */
export function joinOtherParts(plan: Plan, rows: readonly AnyRow[]): readonly AnyRow[] {
  const selectedRows = rows.filter((row) => meetsConditions(row, plan.conditions));
  return sourcesOf(plan, 'others').reduce<readonly AnyRow[]>((joined, { relation }) => {
    const partsOf =
      relation === 'vehicle' ? partsOfVehicle(selectedRows) : partsOfTeams(relation, plan, rows);
    return joined.flatMap((row) => [...partsOf(row)].map((part) => ({ ...row, [relation]: part })));
  }, selectedRows);
}

type PartsOf = (row: AnyRow) => Set<AnyRow['part']>;

function partsOfVehicle(rows: readonly AnyRow[]): PartsOf {
  const vehicleKeyOf = (row: AnyRow) => JSON.stringify([row.match_id, row.player_id]);
  const vehicles = Map.groupBy(rows, vehicleKeyOf);
  return (row) => {
    const parts = new Set((vehicles.get(vehicleKeyOf(row)) ?? []).map(({ part }) => part));
    parts.delete(row.part);
    return parts;
  };
}

function partsOfTeams(relation: OtherParts, plan: Plan, rows: readonly AnyRow[]): PartsOf {
  const conditions = conditionsOfOthers(plan);
  const matches = Map.groupBy(
    rows.filter((row) => meetsConditions(row, conditions)),
    (row) => row.match_id,
  );
  return ({ match_id: match, team, player_id: player }) => {
    const otherRows = (matches.get(match) ?? []).filter((other) =>
      relation === 'allies'
        ? other.team === team && other.player_id !== player
        : other.team !== team,
    );
    return new Set(otherRows.map(({ part }) => part));
  };
}
