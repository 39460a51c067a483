import type { ModelDraft, PartColumn } from './create-build-model.ts';
import { addColumn, addRow, type LinearModel } from './linear-model.ts';

/**
 * Adds the top speed and returns its column. It is the cabin's and what engines add to it up to their
 * own top speed, but never more than each movement part in use allows.
 */
export function addSpeed({ model, parts }: ModelDraft): number {
  const cabins = parts.filter(({ part }) => part.group === 'cabin');
  const engines = parts.filter(({ part }) => part.group === 'engine' && bonusOf(part) > 0);
  const fastest = Math.max(0, ...cabins.map(({ part }) => part.figures.cabinSpeed ?? 0));
  const boost = engines.reduce(
    (sum, { part, step, upper }) => sum + bonusOf(part) * step * upper,
    0,
  );
  const maxSpeed = fastest + boost;
  const speed = addColumn(model, { upper: maxSpeed, isInteger: false });
  addRow(
    model,
    [
      [speed, 1],
      ...cabins.map(({ part, column }) => [column, -(part.figures.cabinSpeed ?? 0)] as const),
      ...engines.map(({ part, column, step }) => [column, -step * bonusOf(part)] as const),
    ],
    { max: 0 },
  );
  for (const engine of engines) {
    const top = engine.part.figures.topSpeed;
    if (top === undefined || top >= maxSpeed) continue;
    const fasterCabins = cabins.flatMap(({ part, column }): [number, number][] => {
      const excess = (part.figures.cabinSpeed ?? 0) - top;
      return excess > 0 ? [[column, -excess]] : [];
    });
    const used = addIndicator(model, engine);
    addRow(model, [[speed, 1], [used, maxSpeed - top], ...fasterCabins], { max: maxSpeed });
  }
  for (const movement of parts) {
    const top = movement.part.figures.chassisSpeed;
    if (movement.part.group !== 'movement' || top === undefined || top >= maxSpeed) continue;
    const used = addIndicator(model, movement);
    addRow(
      model,
      [
        [speed, 1],
        [used, maxSpeed - top],
      ],
      { max: maxSpeed },
    );
  }
  return speed;
}

function bonusOf({ figures }: PartColumn['part']): number {
  return figures.cabinSpeed ?? 0;
}

/** Returns a column that is 1 if there is at least one of a part. */
function addIndicator(model: LinearModel, { column, upper }: PartColumn): number {
  if (upper === 1) return column;
  const used = addColumn(model, { upper: 1, isInteger: true });
  addRow(
    model,
    [
      [column, 1],
      [used, -upper],
    ],
    { max: 0 },
  );
  return used;
}
