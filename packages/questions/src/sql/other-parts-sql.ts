import type { Dimension, OtherParts } from '../dimensions/dimension.ts';
import type { Plan } from '../plan.ts';
import type { KeySqlContext } from './key-sql.ts';
import { whereOfOthersSql, whereSql } from './where-sql.ts';

type Join = (plan: Plan, parts: string, context: KeySqlContext) => string;

/**
 * Functions that join each row of a part with other parts of its match, whose rows are `parts`;
 * `joinOtherParts` is the same for rows in memory. The other rows are filtered before the join, to
 * keep it small.
 */
export const otherPartsSql: Readonly<Record<OtherParts, Join>> = {
  vehicle: (plan, parts, context) => `JOIN (
    SELECT match_id AS of_match, seat AS of_seat, part AS other_part
    FROM ${parts} ${isNarrow(plan) ? `SEMI JOIN ${ownVehiclesSql(plan, parts, context)} ON own_match = match_id` : ''}
    ${whereSql({ ...plan, selections: vehicleSelections(plan) }, context)}
  ) AS vehicle ON vehicle.of_match = facts.match_id AND vehicle.of_seat = facts.seat
    AND vehicle.other_part <> facts.part`,
  // Parts of the player's own vehicle count only if an ally has them too.
  allies: (plan, parts, context) =>
    isNarrow(plan)
      ? `JOIN (
    SELECT DISTINCT own_match AS of_match, own_seat AS of_seat, part AS other_part
    FROM ${othersWithOwnSql(plan, parts, context)} ON own_match = match_id AND own_team = team AND own_seat <> seat
  ) AS allies ON allies.of_match = facts.match_id AND allies.of_seat = facts.seat`
      : `JOIN (
    SELECT match_id AS of_match, team AS of_team, part AS other_part, count(*) AS vehicles,
      min(seat) AS of_seat
    FROM ${parts} ${whereOfOthersSql(plan, context)}
    GROUP BY ALL
  ) AS allies ON allies.of_match = facts.match_id AND allies.of_team = facts.team
    AND (allies.vehicles > 1 OR allies.of_seat <> facts.seat)`,
  opponents: (plan, parts, context) =>
    isNarrow(plan)
      ? `JOIN (
    SELECT DISTINCT own_match AS of_match, own_team AS of_team, part AS other_part
    FROM ${othersWithOwnSql(plan, parts, context)} ON own_match = match_id AND own_team <> team
  ) AS opponents ON opponents.of_match = facts.match_id AND opponents.of_team = facts.team`
      : `JOIN (
    SELECT match_id AS of_match, part AS other_part, min(team) AS first_team, max(team) AS last_team
    FROM ${parts} ${whereOfOthersSql(plan, context)}
    GROUP BY ALL
  ) AS opponents ON opponents.of_match = facts.match_id
    AND (opponents.first_team <> facts.team OR opponents.last_team <> facts.team)`,
};

/** Returns the join of other rows with those of the question; the caller adds the condition of the join. */
const othersWithOwnSql: Join = (plan, parts, context) =>
  `(SELECT match_id, team, seat, part FROM ${parts} ${whereOfOthersSql(plan, context)}) AS other_rows
    JOIN ${ownVehiclesSql(plan, parts, context)}`;

/** Returns a table that contains the vehicles that the question selects, and possibly others. */
const ownVehiclesSql: Join = (plan, parts, context) => {
  const selections = plan.selections.filter(({ dimension }) => needsNoJoin(dimension));
  return `(SELECT match_id AS own_match, team AS own_team, seat AS own_seat
      FROM ${parts} ${whereSql({ ...plan, selections }, context)}) AS own`;
};

/**
 * Returns whether a question is about one part, player or build: then only the few matches with it have to
 * be read.
 */
function isNarrow({ selections }: Plan): boolean {
  return selections.some(
    ({ dimension: { source } }) => source.from === 'column' && NARROW_COLUMNS.has(source.column),
  );
}

const NARROW_COLUMNS: ReadonlySet<string> = new Set(['part', 'player_id', 'build']);

/** Returns whether a dimension selects rows without a join. */
const needsNoJoin = ({ source: { from } }: Dimension) => from === 'column' || from === 'time';

/** Returns the selections for other parts of a vehicle: all except those by part and its traits. */
function vehicleSelections({ selections }: Plan): Plan['selections'] {
  return selections.filter(({ dimension: { source } }) =>
    source.from === 'column' ? source.column !== 'part' : source.from === 'time',
  );
}
