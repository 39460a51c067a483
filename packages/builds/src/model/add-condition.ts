import type { Condition } from '../build-answer.ts';
import { type ModelDraft, sumOf } from './create-build-model.ts';
import { addRow, type Expression } from './linear-model.ts';

/**
 * Adds the row of a limit. Limits on the copies of a single part have no row: they are bounds of its
 * column (`maxCountOf`).
 */
export function addCondition(
  { model, parts }: ModelDraft,
  condition: Condition,
  { speed, cost }: { speed: number | undefined; cost: Expression | undefined },
): void {
  switch (condition.kind) {
    case 'energy':
      addRow(
        model,
        sumOf(parts, ({ figures }) => (figures.energyUse ?? 0) - (figures.energySupply ?? 0)),
        { max: condition.extra ?? 0 },
      );
      break;
    case 'massLimit':
    case 'tonnage': {
      const { kind } = condition;
      addRow(
        model,
        sumOf(parts, ({ figures }) => (figures.mass ?? 0) - (figures[kind] ?? 0)),
        { max: condition.extra ?? 0 },
      );
      break;
    }
    case 'powerScore':
      addRow(
        model,
        sumOf(parts, ({ powerScore }) => powerScore),
        { [condition.bound]: condition.value },
      );
      break;
    case 'group':
      addRow(
        model,
        sumOf(parts, ({ group }) => (group === condition.group ? 1 : 0)),
        { [condition.bound]: condition.value },
      );
      break;
    case 'part':
      if (condition.bound === 'max') break;
      addRow(
        model,
        sumOf(parts, ({ id }) => (id === condition.part ? 1 : 0)),
        { min: condition.value },
      );
      break;
    case 'minDurability':
      addRow(
        model,
        sumOf(parts, ({ figures }) => figures.durability ?? 0),
        { min: condition.value },
      );
      break;
    case 'minSpeed':
      if (speed !== undefined) addRow(model, [[speed, 1]], { min: condition.value });
      break;
    case 'budget':
      if (cost !== undefined) addRow(model, cost, { max: condition.value });
      break;
    default:
  }
}
