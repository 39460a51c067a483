import { PROBABILITY_SCALE } from '@scrapboard/statistics/above-expectation';
import type { Plan } from '../plan.ts';
import type { FactFiles } from './fact-files.ts';
import { tableSql } from './period-rows-sql.ts';

/** Returns how well ratings predict all matches, for plans that need it; `calibrationOf` is the same. */
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
