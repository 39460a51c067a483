import { defaultCatalogue } from '../../../packages/catalogue/src/index.ts';
import {
  type Aggregate,
  type Condition,
  QUANTILES,
} from '../../../packages/questions/src/aggregate.ts';
import type { KeySource } from '../../../packages/questions/src/dimensions/dimension.ts';
import {
  dimensions,
  isDimensionName,
} from '../../../packages/questions/src/dimensions/dimensions.ts';
import type { Measure } from '../../../packages/questions/src/measures/measure.ts';
import { measures } from '../../../packages/questions/src/measures/measures.ts';
import type { Question } from '../../../packages/questions/src/question.ts';
import { conditionsOf } from '../../../packages/questions/src/special-filters.ts';

const quoted = (value: string | number | boolean) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`;

function conditionSql(condition: Condition): string {
  const { column } = condition;
  if ('known' in condition) return `${column} is ${condition.known ? 'not ' : ''}null`;
  if ('atLeast' in condition) return `${column} >= ${condition.atLeast}`;
  if ('atMost' in condition) return `${column} <= ${condition.atMost}`;
  return `${column} = ${quoted(condition.is)}`;
}

const filterSql = (where: readonly Condition[]) =>
  where.length === 0 ? '' : ` filter (where ${where.map(conditionSql).join(' and ')})`;

function aggregateSql(aggregate: Aggregate): string | null {
  const filter = filterSql(aggregate.where);
  switch (aggregate.reduce) {
    case 'count':
      return `count(*)${filter}`;
    case 'sum':
    case 'min':
    case 'max':
      return `${aggregate.reduce}(${aggregate.column})${filter}`;
    case 'distinct': {
      const [column, ...others] = aggregate.columns;
      const value = others.length === 0 ? column : `(${aggregate.columns.join(', ')})`;
      return `count(distinct ${value})${filter}`;
    }
    default:
      return null;
  }
}

/** Returns the numbers that handwritten SQL selects for a measure; null if they need more than one query. */
function measureSql(measure: Measure): (string | null)[] {
  switch (measure.kind) {
    case 'number':
      return [aggregateSql(measure.aggregate)];
    case 'rate':
    case 'ratio':
      return [aggregateSql(measure.numerator), aggregateSql(measure.denominator)];
    case 'estimate': {
      const { column: a, over: b, where } = measure;
      return ['count(*)', `sum(${a})`, `sum(${b})`, `var_samp(${a})`, `covar_samp(${a}, ${b})`].map(
        (sql) => `${sql}${filterSql(where)}`,
      );
    }
    case 'mean':
      return ['count', 'avg', 'stddev_samp'].map(
        (name) => `${name}(${measure.column})${filterSql(measure.where)}`,
      );
    case 'quantiles':
      return [
        `quantile_cont(${measure.column}, [${QUANTILES.join(', ')}])${filterSql(measure.where)}`,
      ];
    case 'excess':
    case 'expected':
      return [null];
  }
}

/** The sample's zone is one or two hours ahead of UTC; which of them makes no difference to the time taken. */
const timeSql: Readonly<Record<string, string>> = {
  day: 'started_at::date',
  week: `date_trunc('week', started_at)`,
  month: `date_trunc('month', started_at)`,
  season: `date_trunc('quarter', started_at)`,
  weekday: 'isodow(started_at + interval 2 hour)',
  hour: 'hour(started_at + interval 2 hour)',
};

function keySql(source: KeySource): string | null {
  if (source.from === 'column') return source.column;
  if (source.from === 'time') return timeSql[source.bucket] ?? null;
  if (source.from === 'band') return `${source.column} // 1000`;
  return null;
}

function selectionSql(name: string, values: readonly string[]): string | null {
  if (!isDimensionName(name)) return null;
  const { source } = dimensions[name];
  if (name === 'partKind') {
    const ids = defaultCatalogue
      .parts()
      .flatMap(({ id, category }) => (values.includes(category) ? quoted(id) : []));
    return ids.length === 0 ? 'false' : `part in (${ids.join(', ')})`;
  }
  const key = keySql(source);
  const isNumeric = source.from === 'time';
  return (
    key && `${key} in (${values.map((value) => (isNumeric ? value : quoted(value))).join(', ')})`
  );
}

/**
 * Returns the SQL that one would write by hand for a question, over the placeholder of its table: one query
 * that groups and counts what the files contain. Null if the question needs more than that, such as other rows
 * of the match, the catalogue, or what ratings predicted.
 */
export function plainSql({
  facts,
  measures: names,
  by,
  filters,
  minimums,
  limit,
}: Question): string | null {
  const keys = by.map((name) => keySql(dimensions[name].source));
  const numbers = names.flatMap((name) => measureSql(measures[facts][name] as Measure));
  const { from: _, to: __, ...selected } = filters;
  const selections = Object.entries(selected).flatMap(([name, values]) =>
    Array.isArray(values) ? [selectionSql(name, values)] : [],
  );
  const conditions = [...conditionsOf(facts, filters).map(conditionSql), ...selections];
  if ([...keys, ...numbers, ...conditions].includes(null)) return null;
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const groups = keys.length === 0 ? '' : ' group by all';
  const having = minimums.length === 0 ? '' : ` having count(result) >= ${minimums[0]?.atLeast}`;
  const order = ` order by ${keys.length + 1} desc limit ${limit}`;
  return `select ${[...keys, ...numbers].join(', ')} from ${facts.toUpperCase()}${where}${groups}${having}${order}`;
}
