import type { Condition } from '../aggregate.ts';
import type { Parameters } from './parameters.ts';

/** Returns the condition as SQL; `meetsConditions` is the same for rows in memory. */
export function conditionSql(condition: Condition, parameters: Parameters): string {
  const { column } = condition;
  if ('known' in condition) return `${column} IS ${condition.known ? 'NOT ' : ''}NULL`;
  if ('atLeast' in condition) return `${column} >= ${parameters.add(condition.atLeast)}`;
  if ('atMost' in condition) return `${column} <= ${parameters.add(condition.atMost)}`;
  const { is } = condition;
  if (typeof is === 'boolean') return is ? column : `NOT ${column}`;
  return `${column} = ${parameters.add(is)}`;
}
