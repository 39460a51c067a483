import type { Aggregate } from '../aggregate.ts';
import type { Dimension, KeySource } from '../dimensions/dimension.ts';
import type { TimeBucket } from '../dimensions/time-buckets.ts';
import { isNumbered, type MaxNumbers, numberedColumns } from '../fact-tables.ts';
import type { Plan } from '../plan.ts';

/** What the cheapest way of counting different values depends on. */
export interface DistinctContext {
  /** The largest player and build numbers in the files. */
  numbers: MaxNumbers;
  /** How many days the rows of a question are from. */
  days: number;
}

type DistinctAggregate = Extract<Aggregate, { reduce: 'distinct' }>;

/** How much memory sets of bits may take; DuckDB does not count it towards its limit. */
const MAX_BYTES = 48 * 1024 ** 2;
/** Each group takes a set of its own, however few values it has. */
const MAX_GROUPS = 8192;
/** Each thread has sets of its own. */
const THREADS = 2;

/**
 * Returns SQL that counts different values in rows that match `filter`. Values of a column that has
 * numbers are counted by these: as a set of bits for each group, if there are few enough groups.
 */
export function distinctSql(
  { columns }: DistinctAggregate,
  filter: string,
  { facts, by, per }: Plan,
  { numbers, days }: DistinctContext,
): string {
  const [only = ''] = columns;
  if (facts === 'uploads' || columns.length > 1 || !isNumbered(only)) {
    return `(count(DISTINCT ${combinedValueSql(columns)})${filter})::DOUBLE`;
  }
  const number = numberedColumns[only];
  const groups = [...by, ...per].reduce(
    (product, { dimension }) => product * estimateGroups(dimension, days),
    1,
  );
  const bytes = (groups * THREADS * numbers[only]) / 8;
  return groups <= MAX_GROUPS && bytes <= MAX_BYTES
    ? `coalesce(bit_count(bitstring_agg(${number}, 0, ${numbers[only]})${filter}), 0)::DOUBLE`
    : `(count(DISTINCT ${number})${filter})::DOUBLE`;
}

/** Returns several columns as one value, which is null if one of them is. */
function combinedValueSql(columns: readonly string[]): string {
  const [only] = columns;
  if (columns.length === 1 && only !== undefined) return only;
  const notNullSql = columns.map((column) => `${column} IS NOT NULL`).join(' AND ');
  return `CASE WHEN ${notNullSql} THEN row(${columns.join(', ')}) END`;
}

const DAYS_PER_BUCKET: Record<TimeBucket, number> = {
  day: 1,
  week: 7,
  month: 28,
  season: 28,
  weekday: Infinity,
  hour: Infinity,
};

/** About how many values a column of facts has; other columns have too many. */
const APPROXIMATE_VALUES: Readonly<Record<string, number>> = {
  category: 8,
  mode: 50,
  gameplay: 60,
  map: 100,
  region: 16,
  client_version: 100,
  party_size: 5,
  team: 8,
  result: 4,
  part: 500,
  fuel: 2,
};

/** Returns about how many groups a dimension makes of the rows of some days. */
function estimateGroups({ source }: Dimension, days: number): number {
  switch (source.from) {
    case 'time':
      return source.bucket === 'weekday' || source.bucket === 'hour'
        ? 24
        : 2 + days / DAYS_PER_BUCKET[source.bucket];
    case 'column':
      return APPROXIMATE_VALUES[source.column] ?? Infinity;
    case 'cohort':
      return 2 + days / DAYS_PER_BUCKET.month;
    default:
      return APPROXIMATE_GROUPS[source.from] ?? Infinity;
  }
}

const APPROXIMATE_GROUPS: Partial<Record<KeySource['from'], number>> = {
  band: 10,
  part: 60,
  others: 500,
};
