import { aggregateKey } from '../aggregate.ts';
import { SEAT_BIT_SQL } from '../other-part-seats.ts';
import { conditionsOfOthers, type Plan, type Selection, sourcesOf } from '../plan.ts';
import { conditionSql } from './condition-sql.ts';
import type { FactFiles } from './fact-files.ts';
import { distinctMatchesKey } from './find-cheaper-aggregate.ts';
import { type KeySqlContext, keySql } from './key-sql.ts';
import { keyColumn, valueColumn } from './order-sql.ts';
import { hasOnePairPerGroup } from './pair-groups-sql.ts';
import { tableSql } from './period-rows-sql.ts';
import { whereSql } from './where-sql.ts';

/**
 * Returns whether a plan can be answered from the seats that have a part among their allies or
 * opponents: it counts vehicles, or matches of one pair, with parts whether or not they dealt damage.
 */
export function canUseOtherPartSeats(plan: Plan, files: FactFiles): boolean {
  const sources = sourcesOf(plan, 'others');
  const isCovered = ({ from, to }: FactFiles['parts'][number]) =>
    files.others.some((file) => file.from === from && file.to === to);
  return (
    plan.facts === 'parts' &&
    sources.length === 1 &&
    sources.every(({ relation }) => relation !== 'vehicle') &&
    plan.per.length === 0 &&
    conditionsOfOthers(plan).every(({ column }) => column !== 'used') &&
    plan.aggregates.every(
      (aggregate) =>
        aggregate.reduce === 'count' ||
        (aggregateKey(aggregate) === distinctMatchesKey && hasOnePairPerGroup(plan)),
    ) &&
    files.parts.every(isCovered)
  );
}

const isOtherPart = ({ dimension }: Pick<Selection, 'dimension'>) =>
  dimension.source.from === 'others';

/**
 * Returns the groups of a plan that `canUseOtherPartSeats`. For each match and part, the selected vehicles
 * are bits of a number, and so are the vehicles with that part among their allies or opponents, so that the
 * common bits can be counted. `rowsOf` returns the rows of a plan. Rows of others are not filtered:
 * DuckDB would expect few of them, and build its hash table of these instead of the vehicles.
 */
export function otherPartGroupsSql(
  plan: Plan,
  files: FactFiles,
  rowsOf: (planOfRows: Plan) => string,
  context: KeySqlContext,
): string {
  const { by, selections, aggregates } = plan;
  const [relation = 'allies'] = sourcesOf(plan, 'others').map((source) => source.relation);
  const keys = by.map((entry, index) => ({ ...entry, name: keyColumn(index) }));
  const ownKeys = keys.filter((key) => !isOtherPart(key));
  const masks = aggregates.map(({ where }, index) => {
    const terms = where.map((condition) => conditionSql(condition, context.parameters));
    const filter = terms.length === 0 ? '' : ` FILTER (WHERE ${terms.join(' AND ')})`;
    return `bit_or(${SEAT_BIT_SQL})${filter} AS seats${index}`;
  });
  const ownSql = `SELECT ${[
    ...ownKeys.map(({ dimension, name }) => `${keySql(dimension.source, context)} AS ${name}`),
    ...masks,
    `bit_or(${SEAT_BIT_SQL}) AS seats, match_id, facts.part`,
  ].join(',\n  ')}
${rowsOf({
  ...plan,
  by: by.filter((entry) => !isOtherPart(entry)),
  selections: selections.filter((selection) => !isOtherPart(selection)),
})}
GROUP BY ${[...ownKeys.map(({ name }) => name), 'match_id', 'facts.part'].join(', ')}`;
  const otherSelections = { ...plan, conditions: [], selections: selections.filter(isOtherPart) };
  const values = aggregates.map(
    ({ reduce }, index) =>
      `${reduce === 'count' ? `coalesce(sum(bit_count(seats${index} & other_seats)), 0)` : 'count(*)'}::DOUBLE AS ${valueColumn(index)}`,
  );
  return `SELECT ${[...keys.map(({ name }) => name), ...values].join(', ')}
FROM (
  SELECT own.*, ${keys.flatMap((key) => (isOtherPart(key) ? `${relation}.other_part AS ${key.name}, ` : [])).join('')}${relation}.other_seats
  FROM (${ownSql}) AS own JOIN (
    SELECT match_id AS of_match, part AS other_part, ${relation} AS other_seats
    FROM ${tableSql('others', files.others)}
  ) AS ${relation} ON ${relation}.of_match = own.match_id AND own.seats & ${relation}.other_seats <> 0
  ${whereSql(otherSelections, context)}
)
${keys.length === 0 ? '' : `GROUP BY ${keys.map(({ name }) => name).join(', ')}`}`;
}
