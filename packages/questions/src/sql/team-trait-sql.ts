import { compareKeys } from '../compare-keys.ts';
import type { TeamTrait } from '../dimensions/dimension.ts';
import type { Plan } from '../plan.ts';
import type { QuestionContext } from '../question-context.ts';
import type { KeySqlContext } from './key-sql.ts';
import { whereOfOthersSql } from './where-sql.ts';

/** A trait that names parts. */
export type MainPartTrait = Exclude<TeamTrait, 'opponentPartySize'>;
/** Stands for a player whose main part is unknown. */
const UNKNOWN_PART = '-';

/** Returns the rows of a table in a plan's period, whose parameters are added with the first use. */
type RowsOf = (table: 'players' | 'parts') => string;

/** Returns the join of rows with a trait of their team; `createTeamTraitReader` is the same in memory. */
export function teamTraitSql(
  trait: TeamTrait,
  plan: Plan,
  rowsOf: RowsOf,
  context: KeySqlContext,
): string {
  const where = whereOfOthersSql(plan, context);
  const traits =
    trait === 'opponentPartySize'
      ? opponentPartySizeSql(rowsOf('players'), where)
      : mainPartsSql(trait, rowsOf, where, context);
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

/** More than there are parts of any kind. */
const MAX_PARTS = 65_536;

/**
 * Returns the query for the main parts of each team's vehicles: the known parts that dealt the most damage.
 * Parts are numbered in the order of their ids, because lists of ids for all teams of a year would not fit in memory.
 */
function mainPartsSql(
  trait: MainPartTrait,
  rowsOf: RowsOf,
  where: string,
  context: KeySqlContext,
): string {
  const ids = context.mainPartIds(trait);
  const unknown = `list_position(${ids}, '${UNKNOWN_PART}')`;
  return `SELECT player.match_id AS of_match, player.team AS of_team,
      list_sort(list(coalesce(main.part, ${unknown})::USMALLINT)) AS trait
    FROM (SELECT match_id, team, player_no FROM ${rowsOf('players')} ${where}) AS player
    LEFT JOIN (
      SELECT match_id, player_no,
        ${MAX_PARTS} - max(part_damage::BIGINT * ${MAX_PARTS} + ${MAX_PARTS} - number) % ${MAX_PARTS} AS part
      FROM (SELECT *, list_position(${ids}, part) AS number FROM ${rowsOf('parts')})
      ${where === '' ? 'WHERE' : `${where} AND`} number IS NOT NULL
      GROUP BY ALL
    ) AS main ON main.match_id = player.match_id AND main.player_no = player.player_no
    WHERE player.player_no IS NOT NULL
    GROUP BY ALL`;
}

/** Returns the ids of a team's main parts, which are numbers in its trait. */
export function mainPartsKeySql(trait: MainPartTrait, { mainPartIds }: KeySqlContext): string {
  return `array_to_string(list_transform(${trait}.trait, lambda number: (${mainPartIds(trait)})[number]), '+')`;
}

/** Returns the sorted ids of the parts that can be main parts, including the placeholder for unknown ones. */
export function mainPartIds(trait: MainPartTrait, parts: QuestionContext['parts']): string[] {
  const kind = trait === 'weapons' ? 'weapon' : 'cabin';
  const partsOfKind = [...parts].filter(([, traits]) => traits.kind === kind).map(([id]) => id);
  return [...partsOfKind, UNKNOWN_PART].toSorted(compareKeys);
}
