import type { Season } from '@scrapboard/catalogue/core';
import { aggregateKey, type Condition, count, distinct, finished, sum } from '../aggregate.ts';
import type { Dimension } from '../dimensions/dimension.ts';
import type { Plan } from '../plan.ts';
import { type KeySqlContext, keySql } from './key-sql.ts';
import { keyColumn, valueColumn } from './order-sql.ts';
import { hasWholeDays } from './whole-days.ts';

const distinctPlayersKey = aggregateKey(distinct(['player_id']));
/** The totals of a player and day that files have. */
const dayColumns = new Map([
  [aggregateKey(count(finished)), 'day_games'],
  [aggregateKey(sum('duration', finished)), 'day_duration'],
]);

/**
 * Returns whether one row of each player and month is enough for a plan: it counts players, and
 * distinguishes no more than months.
 */
export function needsFirstRowsOnly(plan: Plan): boolean {
  const { by, per, selections } = plan;
  return (
    plan.facts === 'players' &&
    selectsHumans(plan) &&
    [...by, ...per, ...selections].every(({ dimension: { source } }) => {
      return source.from === 'cohort' || (source.from === 'time' && source.bucket === 'month');
    }) &&
    plan.aggregates.every((aggregate) => aggregateKey(aggregate) === distinctPlayersKey)
  );
}

/** Returns whether the totals of each player and day that files have are the units of a plan. */
export function canUseDayTotals(plan: Plan, { seasons }: { seasons: readonly Season[] }): boolean {
  const { by, per, selections } = plan;
  const hasUnit = (isUnit: (dimension: Dimension) => boolean) =>
    per.some(({ dimension }) => isUnit(dimension));
  return (
    plan.facts === 'players' &&
    per.length === 2 &&
    hasUnit(({ source }) => source.from === 'column' && source.column === 'player_id') &&
    hasUnit(({ source }) => source.from === 'time' && source.bucket === 'day') &&
    selectsHumans(plan) &&
    [...by, ...selections].every(({ dimension: { source } }) => {
      return source.from === 'time' && source.bucket !== 'weekday' && source.bucket !== 'hour';
    }) &&
    plan.aggregates.every((aggregate) => dayColumns.has(aggregateKey(aggregate))) &&
    hasWholeDays(plan, seasons)
  );
}

/** Returns the units of a plan that `canUseDayTotals`; `rows` are its rows with a condition. */
export function dayTotalsSql(plan: Plan, rows: string, context: KeySqlContext): string {
  const keys = plan.by.map(
    ({ dimension }, index) => `${keySql(dimension.source, context)} AS ${keyColumn(index)}`,
  );
  const values = plan.aggregates.map(
    (aggregate, index) =>
      `${dayColumns.get(aggregateKey(aggregate))}::DOUBLE AS ${valueColumn(index)}`,
  );
  return `SELECT ${[...keys, ...values].join(', ')}
${rows} AND day_games IS NOT NULL`;
}

/** Returns whether a plan leaves out bots, and no other rows except by its selections. */
function selectsHumans({ conditions, carriedParts, omitsHidden }: Plan): boolean {
  const keepsHumans = (condition: Condition) =>
    condition.column === 'bot' && 'is' in condition && condition.is === false;
  return (
    carriedParts === null && !omitsHidden && conditions.length > 0 && conditions.every(keepsHumans)
  );
}
