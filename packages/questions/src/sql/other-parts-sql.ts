import type { OtherParts } from '../dimensions/dimension.ts';
import type { Plan } from '../plan.ts';
import type { KeySqlContext } from './key-sql.ts';
import { whereOfOthersSql, whereSql } from './where-sql.ts';

/**
 * Return the join of each row of a part with other parts of its match, of which `parts` are the rows;
 * `withOtherParts` is the same for rows in memory. Those are selected as far as possible before, so
 * that the join is as small as it can be.
 */
export const otherPartsSql: Readonly<
  Record<OtherParts, (plan: Plan, parts: string, context: KeySqlContext) => string>
> = {
  vehicle: (plan, parts, context) => `JOIN (
    SELECT match_id AS of_match, player_id AS of_player, part AS other_part
    FROM ${parts} ${whereSql({ ...plan, selections: ofVehicle(plan) }, context)}
  ) AS vehicle ON vehicle.of_match = facts.match_id AND vehicle.of_player = facts.player_id
    AND vehicle.other_part <> facts.part`,
  // Those of one’s own vehicle count only if somebody else has them too.
  allies: (plan, parts, context) => `JOIN (
    SELECT match_id AS of_match, team AS of_team, part AS other_part, count(*) AS vehicles,
      min(player_id) AS of_player
    FROM ${parts} ${whereOfOthersSql(plan, context)}
    GROUP BY ALL
  ) AS allies ON allies.of_match = facts.match_id AND allies.of_team = facts.team
    AND (allies.vehicles > 1 OR allies.of_player <> facts.player_id)`,
  opponents: (plan, parts, context) => `JOIN (
    SELECT match_id AS of_match, part AS other_part, min(team) AS first_team, max(team) AS last_team
    FROM ${parts} ${whereOfOthersSql(plan, context)}
    GROUP BY ALL
  ) AS opponents ON opponents.of_match = facts.match_id
    AND (opponents.first_team <> facts.team OR opponents.last_team <> facts.team)`,
};

/** Parts of a vehicle are selected like the parts themselves, except by what parts they are. */
function ofVehicle({ selections }: Plan): Plan['selections'] {
  return selections.filter(({ dimension: { source } }) =>
    source.from === 'column' ? source.column !== 'part' : source.from === 'time',
  );
}
