import type { Counts } from '../build-answer.ts';
import type { BuildModel } from '../model/build-model.ts';

/** Returns how many of each part the columns of a solution say. */
export function readCounts({ parts }: BuildModel, values: ArrayLike<number>): Counts {
  return Object.fromEntries(
    parts.flatMap(({ part, column, step }): [string, number][] => {
      const count = step * Math.round(values[column] ?? 0);
      return count > 0 ? [[part.id, count]] : [];
    }),
  );
}
