import type { Counts } from '../build-answer.ts';
import type { BuildRequest } from '../build-request.ts';
import type { BuildModel } from './create-build-model.ts';
import { addColumn, addRow } from './linear-model.ts';

/**
 * Requires a build to differ from another one by a number of parts. The distance of a column from one of
 * its bounds is linear; from a value in between it can go up or down, which takes two columns, and a
 * third one that allows only one of them.
 */
export function addDifference(
  { model, parts }: BuildModel,
  other: Counts,
  { parts: minDistance, groups }: NonNullable<BuildRequest['difference']>,
): void {
  const distance: [number, number][] = [];
  let constant = 0;
  for (const { part, column, step, upper } of parts) {
    if (!groups.includes(part.group)) continue;
    const value = Math.round((other[part.id] ?? 0) / step);
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
  addRow(model, distance, { min: minDistance - constant });
}
