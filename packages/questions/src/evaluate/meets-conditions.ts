import type { Condition } from '../aggregate.ts';
import type { AnyRow } from './any-row.ts';

/** Returns whether a row meets all conditions; `conditionSql` is the same for DuckDB. */
export function meetsConditions(row: AnyRow, conditions: readonly Condition[]): boolean {
  for (const condition of conditions) if (!meetsCondition(row, condition)) return false;
  return true;
}

function meetsCondition(row: AnyRow, condition: Condition): boolean {
  const value = row[condition.column] ?? null;
  if ('known' in condition) return (value !== null) === condition.known;
  if (value === null) return false;
  if ('is' in condition) return value === condition.is;
  return 'atLeast' in condition
    ? Number(value) >= condition.atLeast
    : Number(value) <= condition.atMost;
}
