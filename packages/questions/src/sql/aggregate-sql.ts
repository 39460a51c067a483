import { type Aggregate, QUANTILES } from '../aggregate.ts';
import type { Plan } from '../plan.ts';
import { conditionSql } from './condition-sql.ts';
import { distinctSql } from './distinct-sql.ts';
import type { KeySqlContext } from './key-sql.ts';

/**
 * Returns the aggregate as SQL; `createReducer` does the same for rows in memory. Sums are exact, so
 * that they do not depend on the order of rows, and are returned as doubles, which are exact up to 2^53;
 * squares, which may exceed that, are returned as text.
 */
export function aggregateSql(
  aggregate: Aggregate,
  plan: Plan,
  { parameters, distinct }: Pick<KeySqlContext, 'parameters' | 'distinct'>,
): string {
  const where = aggregate.where.map((condition) => conditionSql(condition, parameters));
  const filter = where.length === 0 ? '' : ` FILTER (WHERE ${where.join(' AND ')})`;
  switch (aggregate.reduce) {
    case 'count':
      return `(count(*)${filter})::DOUBLE`;
    case 'sum':
      return `coalesce(sum(${aggregate.column})${filter}, 0)::DOUBLE`;
    case 'squares': {
      const { column } = aggregate;
      const wide = column === 'value' ? 'HUGEINT' : 'BIGINT';
      return `coalesce(sum(${column}::${wide} * ${column})${filter}, 0)::VARCHAR`;
    }
    case 'products': {
      const [a, b] = aggregate.columns;
      return `coalesce(sum(${a}::HUGEINT * ${b})${filter}, 0)::VARCHAR`;
    }
    case 'min':
    case 'max': {
      const extreme = `${aggregate.reduce}(${aggregate.column})${filter}`;
      return aggregate.column === 'started_at'
        ? `epoch_ms(${extreme})::DOUBLE`
        : `(${extreme})::DOUBLE`;
    }
    case 'quantile': {
      // Equal aggregates are computed once, and the values of a sample are collected once for all.
      const position = QUANTILES.indexOf(aggregate.fraction) + 1;
      return `(quantile_cont(${aggregate.column}, [${QUANTILES.join(', ')}]::DOUBLE[])${filter})[${position}]`;
    }
    case 'run':
    case 'runEnd':
      throw new Error('Runs are computed by `runsSql`, not as a column.');
    case 'calibration':
      return calibrationColumnSql(aggregate.sum);
    case 'distinct':
      return distinctSql(aggregate, filter, plan, distinct);
  }
}

/** Returns the value of an aggregate over no rows, as SQL. */
export function emptyAggregateSql(aggregate: Aggregate): string {
  switch (aggregate.reduce) {
    case 'squares':
    case 'products':
      return `'0'`;
    case 'min':
    case 'max':
    case 'quantile':
    case 'runEnd':
      return 'NULL::DOUBLE';
    case 'calibration':
      return calibrationColumnSql(aggregate.sum);
    default:
      return '0::DOUBLE';
  }
}

const calibrationColumnSql = (name: string) => `(SELECT ${name} FROM calibration)`;
