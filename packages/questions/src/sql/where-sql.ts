import type { PartTraits } from '../dimensions/dimension.ts';
import type { Key } from '../dimensions/key-codec.ts';
import { selectedKeys } from '../evaluate/select-rows.ts';
import { conditionsOfOthers, type Plan, type Selection } from '../plan.ts';
import { conditionSql } from './condition-sql.ts';
import { type KeySqlContext, keySql } from './key-sql.ts';

/**
 * Returns which rows of its period a plan counts, except that hidden players are left out by `fromSql`;
 * `selectRows` is the same for rows in memory.
 */
export function whereSql(plan: Plan, context: KeySqlContext): string {
  const { parameters } = context;
  const terms = [
    ...plan.conditions.map((condition) => conditionSql(condition, parameters)),
    ...plan.selections.map((selection) => selectionSql(selection, context)),
  ];
  return terms.length === 0 ? '' : `WHERE ${terms.join(' AND ')}`;
}

/** Returns the condition for rows of other players: they must be in matches that the plan selects. */
export function whereOfOthersSql(plan: Plan, context: KeySqlContext): string {
  const selections = plan.selections.filter(({ dimension }) => dimension.isPerMatch);
  return whereSql({ ...plan, selections, conditions: conditionsOfOthers(plan) }, context);
}

function selectionSql({ dimension, keys }: Selection, context: KeySqlContext): string {
  if (dimension.source.from === 'part') return traitSql(dimension.source.trait, keys, context);
  const key = keySql(dimension.source, context);
  const selected = [...selectedKeys(dimension, keys)];
  const values = selected.filter((value) => value !== null);
  const boundValues = values.map((value) =>
    context.parameters.add(value as string | number | boolean),
  );
  const terms = [
    ...(boundValues.length === 0 ? [] : [`${key} IN (${boundValues.join(', ')})`]),
    ...(selected.includes(null) ? [`${key} IS NULL`] : []),
  ];
  return `(${terms.join(' OR ')})`;
}

/**
 * Selects by a trait of parts with a list of their ids, in which DuckDB looks up each part of a block
 * of rows once, not each row. Parts that the catalogue does not list have no traits.
 */
function traitSql(
  trait: keyof PartTraits,
  keys: Selection['keys'],
  { parts, parameters }: KeySqlContext,
): string {
  const idsWhere = (isListed: (value: Key) => boolean) =>
    parameters.add([...parts].filter(([, traits]) => isListed(traits[trait])).map(([id]) => id));
  return keys.includes(null)
    ? `NOT list_contains(${idsWhere((value) => !keys.includes(value))}, part)`
    : `list_contains(${idsWhere((value) => keys.includes(value))}, part)`;
}
