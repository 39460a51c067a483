import type { Season } from '@scrapboard/catalogue/core';
import { type Aggregate, aggregateKey } from '../aggregate.ts';
import type { Dimension } from '../dimensions/dimension.ts';
import { meetsConditions } from '../evaluate/meets-conditions.ts';
import { type Plan, usesSource } from '../plan.ts';
import { distinctMatchesKey } from './find-cheaper-aggregate.ts';
import { type KeySqlContext, keySql } from './key-sql.ts';
import { keyColumn, valueColumn } from './order-sql.ts';
import { partTraitsSql } from './part-traits-sql.ts';
import { whereSql } from './where-sql.ts';
import { hasWholeDays } from './whole-days.ts';

/** The columns that count vehicles, each with the result counted. */
const RESULTS = [
  ['wins', 1],
  ['draws', 0],
  ['losses', -1],
  ['unfinished', null],
] as const;

/**
 * Returns whether counts of pairs can answer a plan: it needs vehicles by their result, over whole days,
 * and nothing that distinguishes vehicles or matches further.
 */
export function canUsePairCounts(plan: Plan, { seasons }: { seasons: readonly Season[] }): boolean {
  const { facts, conditions, by, selections, per, prices, omitsHidden } = plan;
  const dimensions = [...by, ...selections].map(({ dimension }) => dimension);
  return (
    facts === 'parts' &&
    usesSource(plan, 'others') &&
    prices === null &&
    per.length === 0 &&
    conditions.length === 0 &&
    !omitsHidden &&
    dimensions.every(isInPairCounts) &&
    hasWholeDays(plan, seasons) &&
    plan.aggregates.every(
      (aggregate) =>
        countsByResult(aggregate) ||
        (aggregateKey(aggregate) === distinctMatchesKey && hasOnePairPerGroup(plan)),
    )
  );
}

function isInPairCounts({ source }: Dimension): boolean {
  switch (source.from) {
    case 'column':
      return source.column === 'part' || isMatchColumn(source.column);
    case 'time':
      return source.bucket !== 'weekday' && source.bucket !== 'hour';
    case 'others':
      return source.relation === 'vehicle';
    default:
      return source.from === 'part';
  }
}

const isMatchColumn = (column: string) => column === 'category' || column === 'mode';

/** Returns whether a dimension describes the match rather than one of the two parts. */
const isMatchDimension = ({ source }: Dimension) =>
  source.from === 'time' || (source.from === 'column' && isMatchColumn(source.column));

function countsByResult({ reduce, where }: Aggregate): boolean {
  return reduce === 'count' && where.every(({ column }) => column === 'result');
}

/** Returns whether each group has vehicles of one pair only, so that its matches can be added. */
export function hasOnePairPerGroup({ by, selections }: Plan): boolean {
  const hasOneKey = (predicate: (dimension: Dimension) => boolean) =>
    by.some(({ dimension }) => predicate(dimension)) ||
    selections.some(({ dimension, keys }) => predicate(dimension) && keys.length === 1);
  return (
    hasOneKey(({ source }) => source.from === 'column' && source.column === 'part') &&
    hasOneKey(({ source }) => source.from === 'others')
  );
}

/** Returns the groups of a plan that `canUsePairCounts`, from counts of its period. */
export function pairGroupsSql(plan: Plan, counts: string, context: KeySqlContext): string {
  const sums = [...RESULTS.map(([name]) => name), 'matches'].map(
    (name) => `sum(${name}) AS ${name}`,
  );
  const selectingOnly = (predicate: (dimension: Dimension) => boolean): Plan => ({
    ...plan,
    selections: plan.selections.filter(({ dimension }) => predicate(dimension)),
  });
  const matchColumns = [
    ...new Set(
      plan.by.flatMap(({ dimension: { source } }) => {
        if (source.from === 'time') return 'started_at';
        return source.from === 'column' && isMatchColumn(source.column) ? source.column : [];
      }),
    ),
  ];
  const orderedPairs = `SELECT ${[...matchColumns, 'part', 'other_part', ...sums].join(', ')}
    FROM ${counts} ${whereSql(selectingOnly(isMatchDimension), context)} GROUP BY ALL`;
  const values = plan.aggregates.map(
    (aggregate, index) => `${pairAggregateSql(aggregate)} AS ${valueColumn(index)}`,
  );
  const keys = plan.by.map(
    ({ dimension: { source } }, index) => `${keySql(source, context)} AS ${keyColumn(index)}`,
  );
  const traits = usesSource({ ...plan, selections: [] }, 'part')
    ? `LEFT JOIN ${partTraitsSql(context.parts, context.parameters)} AS part_traits
  ON part_traits.part_id = vehicle.part`
    : '';
  return `WITH ordered_pairs AS MATERIALIZED (${orderedPairs})
SELECT ${[...keys, ...values].join(', ')}
FROM (FROM ordered_pairs UNION ALL BY NAME
  SELECT * REPLACE (other_part AS part, part AS other_part) FROM ordered_pairs) AS vehicle ${traits}
${whereSql(
  selectingOnly((dimension) => !isMatchDimension(dimension)),
  context,
)}
${keys.length === 0 ? '' : `GROUP BY ${keys.map((_, index) => index + 1).join(', ')}`}`;
}

function pairAggregateSql(aggregate: Aggregate): string {
  const counted =
    aggregate.reduce === 'count'
      ? RESULTS.flatMap(([name, result]) =>
          meetsConditions({ result }, aggregate.where) ? name : [],
        )
      : ['matches'];
  return counted.length === 0 ? '0::DOUBLE' : `coalesce(sum(${counted.join(' + ')}), 0)::DOUBLE`;
}
