import type { ModelDraft } from './create-build-model.ts';
import { addColumn, addRow, type Expression } from './linear-model.ts';

/**
 * Adds how many of each part must be bought and returns what they cost. Owned copies cost nothing: if a
 * part has some, another column counts the copies beyond them. Only its cost keeps that column low.
 */
export function addCosts({ model, parts, problem }: ModelDraft): Expression {
  const owned = problem.limits.owned ?? {};
  const costs = new Map<number, number>();
  for (const { part, column, step, upper } of parts) {
    if (part.cost === 0) continue;
    const ownedCount = owned[part.id] ?? 0;
    const maxCount = step * upper;
    if (ownedCount >= maxCount) continue;
    if (ownedCount === 0) {
      costs.set(column, step * part.cost);
      continue;
    }
    const bought = addColumn(model, { upper: maxCount - ownedCount, isInteger: false });
    addRow(
      model,
      [
        [bought, 1],
        [column, -step],
      ],
      { min: -ownedCount },
    );
    costs.set(bought, part.cost);
  }
  return costs;
}
