import type { Aggregate, Condition } from '../aggregate.ts';
import type { Dimension } from '../dimensions/dimension.ts';
import { listedSeasonKey } from '../dimensions/season-keys.ts';
import type { Measure } from '../measures/measure.ts';
import { measures } from '../measures/measures.ts';
import type { Plan } from '../plan.ts';
import type { QuestionContext } from '../question-context.ts';
import {
  MIN_RATE_DURATION_TENTHS,
  RECORD_ROWS,
  recordColumns,
  recordRateColumns,
} from '../record-rows.ts';
import { conditionSql } from './condition-sql.ts';
import { type KeySqlContext, keySql } from './key-sql.ts';
import { keyColumn, valueColumn, valueSql } from './order-sql.ts';

/** Returns a function that tells whether the keys of a dimension are the values of a column. */
export const isColumn = (column: string) => (dimension: Dimension) =>
  dimension.source.from === 'column' && dimension.source.column === column;

/** Returns whether each group of a plan is one row: a player in a match. */
export function hasGroupPerRow({ facts, by, per, conditions, aggregates }: Plan): boolean {
  const has = (column: string) => by.some(({ dimension }) => isColumn(column)(dimension));
  return (
    facts === 'players' &&
    per.length === 0 &&
    has('match_id') &&
    has('player_id') &&
    // Bots of a match have no names, and so are in one group.
    conditions.some(
      (condition) => condition.column === 'bot' && 'is' in condition && !condition.is,
    ) &&
    aggregates.every(({ reduce }) => ['count', 'sum', 'min', 'max'].includes(reduce))
  );
}

/** Returns the groups of a plan with a group per row, which need no grouping. */
export function rowGroupsSql(plan: Plan, rows: string, context: KeySqlContext): string {
  const columns = [
    ...plan.by.map(
      ({ dimension: { source } }, index) => `${keySql(source, context)} AS ${keyColumn(index)}`,
    ),
    ...plan.aggregates.map(
      (aggregate, index) => `${valueOfRowSql(aggregate, context)} AS ${valueColumn(index)}`,
    ),
  ];
  return `SELECT ${columns.join(',\n  ')}\n${rows}`;
}

/** Returns the value of an aggregate over a single row. */
function valueOfRowSql(
  aggregate: Aggregate,
  { parameters }: Pick<KeySqlContext, 'parameters'>,
): string {
  const where = aggregate.where.map((condition) => conditionSql(condition, parameters));
  const ifMet = (value: string) =>
    where.length === 0 ? value : `CASE WHEN ${where.join(' AND ')} THEN ${value} END`;
  switch (aggregate.reduce) {
    case 'count':
      return `coalesce(${ifMet('1')}, 0)::DOUBLE`;
    case 'sum':
      return `coalesce(${ifMet(aggregate.column)}, 0)::DOUBLE`;
    case 'min':
    case 'max': {
      const { column } = aggregate;
      return `(${ifMet(column === 'started_at' ? 'epoch_ms(started_at)' : column)})::DOUBLE`;
    }
    default:
      throw new Error(`The aggregate “${aggregate.reduce}” cannot be computed from a single row.`);
  }
}

/**
 * Returns the condition that a row is not behind all rows of a full board, so that few rows have to be sorted. The
 * board is made of the stored best rows, including those of files of which only a part is in the period.
 */
export function isOnBoardSql({ order, limit, offset }: Plan, recordRows: string): string {
  const [first] = order;
  if (first === undefined || !('measure' in first))
    throw new Error('A board must be sorted by a measure first.');
  // Computed without the conditions of the aggregates: a row of an unfinished match may get a value that
  // is too high, which includes too many rows at most.
  const value = valueSql(first.measure, (aggregate) => {
    if (!('column' in aggregate)) throw new Error(`A record cannot be a “${aggregate.reduce}”.`);
    return aggregate.reduce === 'max' ? aggregate.column : `${aggregate.column}::DOUBLE`;
  });
  const size = offset + limit;
  const last = `SELECT min(value) FROM (
    SELECT ${value} AS value ${recordRows} AND result IS NOT NULL ORDER BY value DESC NULLS LAST LIMIT ${size}
  ) HAVING count(value) = ${size}`;
  // Without a full board, and for rows without a value, this is unknown.
  return `(${value} >= (${last})) IS NOT FALSE`;
}

/** Boards have at most half of the stored rows; the others replace those of hidden players. */
const MAX_ROWS = RECORD_ROWS / 2;

const measureOf = (name: string) => measures.players[name] as Measure;
const toName = (column: string) => column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const maxName = (name: string) => `max${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
const maximums = new Set(recordColumns.map((column) => measureOf(maxName(toName(column)))));
const rates = new Set(recordRateColumns.map((column) => measureOf(`${toName(column)}PerMinute`)));

/**
 * Returns whether the rows of `recordRowsSql` can answer a plan over whole files: it asks for the best
 * matches in one of its numbers, the earliest of equal ones first, of all players in some modes.
 */
export function canUseRecordRows(
  plan: Plan,
  { seasons }: Pick<QuestionContext, 'seasons'>,
): boolean {
  const { isTopOnly, order, by, selections, conditions, minimums, before, limit, offset } = plan;
  const [byValue, byTime] = order;
  if (!isTopOnly || !hasGroupPerRow(plan) || order.length !== 2) return false;
  if (byValue === undefined || !('measure' in byValue) || !byValue.descending) return false;
  if (byTime === undefined || !('measure' in byTime) || byTime.descending) return false;
  const isRate = rates.has(byValue.measure);
  return (
    (isRate || maximums.has(byValue.measure)) &&
    byTime.measure === measureOf('first') &&
    // The order of rows that are equal in both.
    isColumn('player_id')((by[0] as Plan['by'][number]).dimension) &&
    isColumn('match_id')((by[1] as Plan['by'][number]).dimension) &&
    minimums.length === 0 &&
    before.length === 0 &&
    offset + limit <= MAX_ROWS &&
    selections.every((selection) => selectsWholeModes(selection, seasons)) &&
    selectsStoredRows(conditions, isRate)
  );
}

/**
 * Returns whether a selection has all rows or none of a mode's in a whole file. One season does, because
 * the period of the plan is that season, unless it is a quarter that the operator's seasons interrupt.
 */
export function selectsWholeModes(
  { dimension, keys }: Plan['selections'][number],
  seasons: QuestionContext['seasons'],
): boolean {
  const { source } = dimension;
  if (source.from !== 'time') {
    return isColumn('category')(dimension) || isColumn('mode')(dimension);
  }
  const isListed = seasons.some((season, index) => listedSeasonKey(season, index) === keys[0]);
  return source.bucket === 'season' && keys.length === 1 && (isListed || seasons.length === 0);
}

function selectsStoredRows(conditions: readonly Condition[], isRate: boolean): boolean {
  const isMinDuration = (condition: Condition) =>
    condition.column === 'duration' &&
    'atLeast' in condition &&
    condition.atLeast === MIN_RATE_DURATION_TENTHS;
  return (
    conditions.some(isMinDuration) === isRate &&
    conditions.every(
      (condition) =>
        condition.column === 'bot' ||
        (isRate && isMinDuration(condition)) ||
        (condition.column === 'witnesses' && 'atLeast' in condition && condition.atLeast === 2),
    )
  );
}
