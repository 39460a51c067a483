import type { ModelDraft } from './build-model.ts';
import { addColumn, addRow, type Expression } from './linear-model.ts';

/**
 * Adds how many of each part must be bought and returns what they cost. Owned ones cost nothing, so
 * that only copies beyond them count, in a column that nothing but its cost keeps low.
 */
export function addCosts({ model, parts, problem }: ModelDraft): Expression {
  const owned = problem.limits.owned ?? {};
  const costs = new Map<number, number>();
  for (const { part, column, step, upper } of parts) {
    if (part.cost === 0) continue;
    const has = owned[part.id] ?? 0;
    const most = step * upper;
    if (has >= most) continue;
    if (has === 0) {
      costs.set(column, step * part.cost);
      continue;
    }
    const bought = addColumn(model, { upper: most - has, isInteger: false });
    addRow(
      model,
      [
        [bought, 1],
        [column, -step],
      ],
      { min: -has },
    );
    costs.set(bought, part.cost);
  }
  return costs;
}
