import type { ZoneStep } from '../zone-steps.ts';
import { instantSql } from './instant-sql.ts';
import type { Parameters } from './parameters.ts';

/** Returns what a clock in a zone shows when a match begins, as a timestamp. */
export function localTimeSql(steps: readonly ZoneStep[], parameters: Parameters): string {
  if (steps.length === 1 && steps[0]?.offsetMs === 0) return 'started_at';
  const branches = steps.map(({ until, offsetMs }) => {
    const isLast = until === Infinity;
    const when = isLast ? 'WHEN true' : `WHEN started_at < ${instantSql(until, parameters)}`;
    return `${when} THEN ${parameters.add(1000 * offsetMs)}`;
  });
  return `make_timestamp(epoch_us(started_at) + CASE ${branches.join(' ')} END)`;
}
