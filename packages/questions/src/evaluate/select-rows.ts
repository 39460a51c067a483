import type { Dimension } from '../dimensions/dimension.ts';
import type { Plan } from '../plan.ts';
import type { QuestionContext } from '../question-context.ts';
import type { AnyRow } from './any-row.ts';
import { type KeyContext, keyOfRow } from './key-of-row.ts';
import { rowMeets } from './row-meets.ts';

/** Returns the rows that a plan counts; `whereSql` is the same for DuckDB. */
export function* selectRows(
  plan: Plan,
  rows: Iterable<AnyRow>,
  keyContext: KeyContext,
  { hidden }: Pick<QuestionContext, 'hidden'>,
): Generator<AnyRow> {
  const { from, to } = plan.period;
  const selections = plan.selections.map(({ dimension, keys }) => ({
    keyOf: keyOfRow(dimension.source, keyContext),
    keys: selectedKeys(dimension, keys),
  }));
  for (const row of rows) {
    const at = Number(row.started_at);
    if (at < from || at >= to || !rowMeets(row, plan.conditions)) continue;
    if (plan.omitsHidden && hidden.has(String(row.player_id))) continue;
    if (selections.every(({ keyOf, keys }) => keys.has(keyOf(row)))) yield row;
  }
}

/** Returns the keys of the rows that a selection keeps. */
export function selectedKeys({ hasMatchRow }: Dimension, keys: readonly unknown[]): Set<unknown> {
  return new Set(hasMatchRow ? [...keys, null] : keys);
}
