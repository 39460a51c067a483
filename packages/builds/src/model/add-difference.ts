import type { Counts } from '../build-answer.ts';
import type { BuildRequest } from '../build-request.ts';
import type { BuildModel } from './build-model.ts';
import { addColumn, addRow } from './linear-model.ts';

/**
 * Adds that a build must differ from another one by so many parts. How far a column is from a value at
 * one of its bounds is linear; for one in between, it goes up or down, which takes two columns and a
 * third that says which.
 */
export function addDifference(
  { model, parts }: BuildModel,
  from: Counts,
  { parts: atLeast, groups }: NonNullable<BuildRequest['difference']>,
): void {
  const distance: [number, number][] = [];
  let constant = 0;
  for (const { part, column, step, upper } of parts) {
    if (!groups.includes(part.group)) continue;
    const value = Math.round((from[part.id] ?? 0) / step);
    if (value === 0) {
      distance.push([column, step]);
    } else if (value >= upper) {
      distance.push([column, -step]);
      constant += step * upper;
    } else {
      const up = addColumn(model, { upper: upper - value, isInteger: false });
      const down = addColumn(model, { upper: value, isInteger: false });
      const isUp = addColumn(model, { upper: 1, isInteger: true });
      addRow(
        model,
        [
          [column, 1],
          [up, -1],
          [down, 1],
        ],
        { min: value, max: value },
      );
      addRow(
        model,
        [
          [up, 1],
          [isUp, value - upper],
        ],
        { max: 0 },
      );
      addRow(
        model,
        [
          [down, 1],
          [isUp, value],
        ],
        { max: value },
      );
      distance.push([up, step], [down, step]);
    }
  }
  addRow(model, distance, { min: atLeast - constant });
}
