import type { Counts } from '../build-answer.ts';
import type { BuildModel } from '../model/build-model.ts';

/** Reads how many of each part a solution has. */
export function readCounts({ parts }: BuildModel, values: ArrayLike<number>): Counts {
  return Object.fromEntries(
    parts.flatMap(({ part, column, step }): [string, number][] => {
      const count = step * Math.round(values[column] ?? 0);
      return count > 0 ? [[part.id, count]] : [];
    }),
  );
}
