import type { Plan } from '../plan.ts';
import type { Parameters } from './parameters.ts';

/**
 * Returns joins that keep the facts of the builds that a plan selects by what they carry; `parts` are all
 * rows of parts, since any match can show a part. `selectBuilds` is the same for rows in memory.
 */
export function carriedPartsSql(
  { carriedParts }: Pick<Plan, 'carriedParts'>,
  parts: string,
  parameters: Parameters,
): string[] {
  if (carriedParts === null) return [];
  const { all, none } = carriedParts;
  const carrying = all.map(
    (part, index) => `SEMI JOIN (
    SELECT build_no AS carrying_no FROM ${parts} WHERE part = ${parameters.add(part)}
  ) AS carrying${index} ON carrying${index}.carrying_no = facts.build_no`,
  );
  const parameterList = none.map((part) => parameters.add(part)).join(', ');
  return none.length === 0
    ? carrying
    : [
        ...carrying,
        `ANTI JOIN (
    SELECT build_no AS carrying_no FROM ${parts} WHERE part IN (${parameterList})
  ) AS not_carrying ON not_carrying.carrying_no = facts.build_no`,
      ];
}
