import type { Counts } from '../build-answer.ts';
import type { BuildModel } from '../model/create-build-model.ts';

/** Reads how many of each part a solution has; of parts that are alike, the first ones. */
export function readCounts({ parts }: BuildModel, values: ArrayLike<number>): Counts {
  return Object.fromEntries(
    parts.flatMap(({ column, step, members }): [string, number][] => {
      let remaining = Math.round(values[column] ?? 0);
      return members.flatMap(({ id, upper }): [string, number][] => {
        const count = Math.min(remaining, upper);
        remaining -= count;
        return count > 0 ? [[id, step * count]] : [];
      });
    }),
  );
}
