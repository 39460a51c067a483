import { type Plan, sourcesOf } from '../plan.ts';

/** With four, the quantiles of 90 days of 10 million player rows fit into the memory of the process. */
const SLICES = 4;

/**
 * Returns a `HAVING` clause for each step in which a plan’s groups are computed; every group is in one step. A
 * single, empty clause means that one step is enough. Rows joined with other parts are so many that keeping all
 * values of a sample, which DuckDB’s limit does not count, would take more memory than the whole process may.
 */
export function otherPartSlices(plan: Plan): string[] {
  const [others] = sourcesOf({ ...plan, selections: [] }, 'others');
  const hasSamples = plan.aggregates.some(({ reduce }) => reduce === 'quantile');
  if (others === undefined || !hasSamples) return [''];
  return Array.from(
    { length: SLICES },
    (_, slice) => `HAVING hash(${others.relation}.other_part) % ${SLICES} = ${slice}`,
  );
}
