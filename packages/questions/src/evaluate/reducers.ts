import type { Calibration } from '@scrapboard/statistics/above-expectation';
import { percentile } from '@scrapboard/statistics/distribution';
import type { Aggregate, Column } from '../aggregate.ts';
import type { Key } from '../dimensions/key-codec.ts';
import type { AnyRow } from './any-row.ts';
import { meetsConditions } from './meets-conditions.ts';

/** Reduces rows to a number. */
export interface Reducer {
  add(row: AnyRow): void;
  /** Null if no row had a value, unless it counts or adds. */
  result(): number | null;
}

/** Creates the reducer of an aggregate; `aggregateSql` is the same for DuckDB. */
export function createReducer(aggregate: Aggregate, getCalibration: () => Calibration): Reducer {
  const { where } = aggregate;
  const reducer = createUnconditionalReducer(aggregate, getCalibration);
  return {
    add(row) {
      if (meetsConditions(row, where)) reducer.add(row);
    },
    result: reducer.result,
  };
}

function createUnconditionalReducer(
  aggregate: Aggregate,
  getCalibration: () => Calibration,
): Reducer {
  switch (aggregate.reduce) {
    case 'count':
      return createCountReducer();
    case 'sum':
      return createSumReducer(aggregate.column);
    case 'squares':
      return createProductReducer([aggregate.column, aggregate.column]);
    case 'products':
      return createProductReducer(aggregate.columns);
    case 'min':
      return createExtremeReducer(aggregate.column, (value, extreme) => value < extreme);
    case 'max':
      return createExtremeReducer(aggregate.column, (value, extreme) => value > extreme);
    case 'quantile':
      return createQuantileReducer(aggregate.column, aggregate.fraction);
    case 'distinct':
      return createDistinctReducer(aggregate.columns);
    case 'run':
    case 'runEnd':
      return createRunReducer(aggregate);
    case 'calibration':
      return { add() {}, result: () => getCalibration()[aggregate.sum] };
  }
}

function createCountReducer(): Reducer {
  let count = 0;
  return {
    add() {
      count += 1;
    },
    result: () => count,
  };
}

function createSumReducer(column: Column): Reducer {
  let sum = 0;
  return {
    add(row) {
      sum += Number(row[column] ?? 0);
    },
    result: () => sum,
  };
}

/** Adds products as BigInt, because they may exceed the range of exact numbers. */
function createProductReducer([a, b]: readonly [Column, Column]): Reducer {
  const toBigInt = (value: Key | undefined) => BigInt(Number(value ?? 0));
  let sum = 0n;
  return {
    add(row) {
      sum += toBigInt(row[a]) * toBigInt(row[b]);
    },
    result: () => Number(sum),
  };
}

function createExtremeReducer(
  column: Column,
  isBeyond: (value: number, extreme: number) => boolean,
): Reducer {
  let extreme: number | null = null;
  return {
    add(row) {
      const value = row[column];
      if (typeof value !== 'number') return;
      if (extreme === null || isBeyond(value, extreme)) extreme = value;
    },
    result: () => extreme,
  };
}

function createQuantileReducer(column: Column, fraction: number): Reducer {
  const values: number[] = [];
  return {
    add(row) {
      const value = row[column];
      if (typeof value === 'number') values.push(value);
    },
    result: () => (values.length === 0 ? null : percentile(values, fraction)),
  };
}

/** Finds the longest run of rows that meet conditions, in the order of time. */
function createRunReducer({
  reduce,
  conditions,
}: Extract<Aggregate, { reduce: 'run' | 'runEnd' }>): Reducer {
  const rows: AnyRow[] = [];
  return {
    add(row) {
      rows.push(row);
    },
    result() {
      let run = 0;
      let longest: { length: number; end: number | null } = { length: 0, end: null };
      for (const row of rows.toSorted(compareByTime)) {
        run = meetsConditions(row, conditions) ? run + 1 : 0;
        if (run > longest.length) longest = { length: run, end: Number(row.started_at) };
      }
      return reduce === 'run' ? longest.length : longest.end;
    },
  };
}

function compareByTime(a: AnyRow, b: AnyRow): number {
  const timeDifference = Number(a.started_at) - Number(b.started_at);
  if (timeDifference !== 0) return timeDifference;
  return BigInt(String(a.match_id)) < BigInt(String(b.match_id)) ? -1 : 1;
}

function createDistinctReducer(columns: readonly Column[]): Reducer {
  const seen = new Set<unknown>();
  const [firstColumn] = columns;
  const isSingle = columns.length === 1 && firstColumn !== undefined;
  return {
    add(row) {
      if (isSingle) {
        const value = row[firstColumn] ?? null;
        if (value !== null) seen.add(value);
        return;
      }
      const values = columns.map((column) => row[column] ?? null);
      if (!values.includes(null)) seen.add(JSON.stringify(values));
    },
    result: () => seen.size,
  };
}
