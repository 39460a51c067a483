import type { TeamTrait } from '../dimensions/dimension.ts';
import type { Plan } from '../plan.ts';
import type { QuestionContext } from '../question-context.ts';
import type { KeySqlContext } from './key-sql.ts';
import { partTraitsSql } from './part-traits-sql.ts';
import { whereOfOthersSql } from './where-sql.ts';

/** Returns the rows of a table in a plan's period, whose parameters are added with the first use. */
type RowsOf = (table: 'players' | 'parts') => string;

/** Returns the join of rows with a trait of their team; `createTeamTraits` is the same in memory. */
export function teamTraitSql(
  trait: TeamTrait,
  plan: Plan,
  rowsOf: RowsOf,
  parts: QuestionContext['parts'],
  context: KeySqlContext,
): string {
  const where = whereOfOthersSql(plan, context);
  const traits =
    trait === 'opponentPartySize'
      ? opponentPartySizeSql(rowsOf('players'), where)
      : mainPartsSql(trait === 'weapons' ? 'weapon' : 'cabin', rowsOf, parts, where, context);
  return `LEFT JOIN (${traits}) AS ${trait}
  ON ${trait}.of_match = facts.match_id AND ${trait}.of_team = facts.team`;
}

function opponentPartySizeSql(players: string, where: string): string {
  const sides = `(SELECT match_id, team, max(party_size) AS size FROM ${players} ${where} GROUP BY ALL)`;
  return `SELECT own.match_id AS of_match, own.team AS of_team, max(other.size) AS trait
    FROM ${sides} AS own JOIN ${sides} AS other
      ON other.match_id = own.match_id AND other.team <> own.team
    GROUP BY ALL`;
}

/** The main part of a vehicle is the known part that dealt the most damage. */
function mainPartsSql(
  kind: 'weapon' | 'cabin',
  rowsOf: RowsOf,
  parts: QuestionContext['parts'],
  where: string,
  { parameters }: KeySqlContext,
): string {
  return `SELECT player.match_id AS of_match, player.team AS of_team,
      array_to_string(list_sort(list(coalesce(main.part, '-'))), '+') AS trait
    FROM (SELECT match_id, team, player_id FROM ${rowsOf('players')} ${where}) AS player
    LEFT JOIN (
      SELECT match_id, player_id, first(part ORDER BY part_damage DESC, part) AS part
      FROM ${rowsOf('parts')} JOIN ${partTraitsSql(parts, parameters)} AS main_traits
        ON main_traits.part_id = part AND main_traits.kind = ${parameters.add(kind)}
      ${where}
      GROUP BY ALL
    ) AS main ON main.match_id = player.match_id AND main.player_id = player.player_id
    WHERE player.player_id IS NOT NULL
    GROUP BY ALL`;
}
