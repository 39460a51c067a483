import type { Dimension } from '../dimensions/dimension.ts';
import type { Plan } from '../plan.ts';
import type { QuestionContext } from '../question-context.ts';
import type { AnyRow } from './any-row.ts';
import { createKeyReader, type KeyContext } from './create-key-reader.ts';
import { meetsConditions } from './meets-conditions.ts';

/** Returns the rows that a plan counts; `whereSql` is the same for DuckDB. */
export function* selectRows(
  plan: Plan,
  rows: Iterable<AnyRow>,
  keyContext: KeyContext,
  { hidden }: Pick<QuestionContext, 'hidden'>,
): Generator<AnyRow> {
  const { from, to } = plan.period;
  const selections = plan.selections.map(({ dimension, keys }) => ({
    keyOf: createKeyReader(dimension.source, keyContext),
    keys: selectedKeys(dimension, keys),
  }));
  for (const row of rows) {
    const at = Number(row.started_at);
    if (at < from || at >= to || !meetsConditions(row, plan.conditions)) continue;
    if (plan.omitsHidden && hidden.has(String(row.player_id))) continue;
    if (selections.every(({ keyOf, keys }) => keys.has(keyOf(row)))) yield row;
  }
}

/** Returns the keys of the rows that a selection keeps. */
export function selectedKeys({ hasMatchRow }: Dimension, keys: readonly unknown[]): Set<unknown> {
  return new Set(hasMatchRow ? [...keys, null] : keys);
}
