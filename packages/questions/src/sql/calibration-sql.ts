import { PROBABILITY_SCALE } from '@scrapboard/statistics/above-expectation';
import type { Plan } from '../plan.ts';
import type { FactFiles } from './fact-files.ts';
import { tableSql } from './period-rows-sql.ts';

/**
 * Returns a CTE with the sums from which predictions are calibrated, over all matches; empty for plans that do not
 * need it. `calibrationOf` computes the same in memory.
 */
export function calibrationSql(plan: Plan, allFiles: FactFiles): string {
  if (!plan.aggregates.some(({ reduce }) => reduce === 'calibration')) return '';
  const distance = `(expected - ${PROBABILITY_SCALE / 2})::BIGINT`;
  return `calibration AS MATERIALIZED (
  SELECT coalesce(sum(${distance} * ${distance}), 0)::DOUBLE AS squares,
    coalesce(sum(result * ${distance}), 0)::DOUBLE AS products
  FROM ${tableSql('players', allFiles.players)}
  WHERE first_of_match AND expected IS NOT NULL AND result IS NOT NULL
),
`;
}
