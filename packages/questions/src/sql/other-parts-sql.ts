import type { Dimension, OtherParts } from '../dimensions/dimension.ts';
import type { Plan } from '../plan.ts';
import type { KeySqlContext } from './key-sql.ts';
import { whereOfOthersSql, whereSql } from './where-sql.ts';

/**
 * Functions that join each row of a part with other parts of its match, whose rows are `parts`;
 * `withOtherParts` is the same for rows in memory. The other rows are filtered before the join, to
 * keep it small.
 */
export const otherPartsSql: Readonly<
  Record<OtherParts, (plan: Plan, parts: string, context: KeySqlContext) => string>
> = {
  vehicle: (plan, parts, context) => `JOIN (
    SELECT match_id AS of_match, player_id AS of_player, part AS other_part
    FROM ${parts} ${inMatchesOf(plan, parts, context)}
    ${whereSql({ ...plan, selections: ofVehicle(plan) }, context)}
  ) AS vehicle ON vehicle.of_match = facts.match_id AND vehicle.of_player = facts.player_id
    AND vehicle.other_part <> facts.part`,
  // Parts of the player's own vehicle count only if an ally has them too.
  allies: (plan, parts, context) => `JOIN (
    SELECT match_id AS of_match, team AS of_team, part AS other_part, count(*) AS vehicles,
      min(player_id) AS of_player
    FROM ${parts} ${inMatchesOf(plan, parts, context)}
    ${whereOfOthersSql(plan, context)}
    GROUP BY ALL
  ) AS allies ON allies.of_match = facts.match_id AND allies.of_team = facts.team
    AND (allies.vehicles > 1 OR allies.of_player <> facts.player_id)`,
  opponents: (plan, parts, context) => `JOIN (
    SELECT match_id AS of_match, part AS other_part, min(team) AS first_team, max(team) AS last_team
    FROM ${parts} ${inMatchesOf(plan, parts, context)}
    ${whereOfOthersSql(plan, context)}
    GROUP BY ALL
  ) AS opponents ON opponents.of_match = facts.match_id
    AND (opponents.first_team <> facts.team OR opponents.last_team <> facts.team)`,
};

/**
 * Limits a question about some parts, players or builds to the few matches with them.
 */
function inMatchesOf(plan: Plan, parts: string, context: KeySqlContext): string {
  const isNarrow = plan.selections.some(
    ({ dimension: { source } }) => source.from === 'column' && SELECTIVE_COLUMNS.has(source.column),
  );
  if (!isNarrow) return '';
  const own = {
    ...plan,
    selections: plan.selections.filter(({ dimension }) => isOfRow(dimension)),
  };
  return `SEMI JOIN (SELECT match_id AS own_match FROM ${parts} ${whereSql(own, context)}) AS own
      ON own.own_match = match_id`;
}

const SELECTIVE_COLUMNS: ReadonlySet<string> = new Set(['part', 'player_id', 'build']);

/** Returns whether rows can be selected without joining others. */
const isOfRow = ({ source: { from } }: Dimension) => from === 'column' || from === 'time';

/** Returns the selections for other parts of a vehicle: all except those by part and its traits. */
function ofVehicle({ selections }: Plan): Plan['selections'] {
  return selections.filter(({ dimension: { source } }) =>
    source.from === 'column' ? source.column !== 'part' : source.from === 'time',
  );
}
