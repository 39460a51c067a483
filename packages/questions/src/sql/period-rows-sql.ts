import { columnTypes } from '../derived-files.ts';
import { monthKey } from '../dimensions/time-buckets.ts';
import { duckdbTypes } from '../fact-tables.ts';
import type { Plan } from '../plan.ts';
import { type FactFile, type FileTable, isWithin } from './fact-files.ts';
import { needsFirstRowsOnly } from './first-rows-sql.ts';
import { instantSql } from './instant-sql.ts';
import { type KeySqlContext, monthSql } from './key-sql.ts';
import type { Parameters } from './parameters.ts';

/** The column with the month of a row, for plans that use months: files are of one month each. */
export const MONTH_COLUMN = 'month_of_file';

/**
 * Returns the rows of a plan's period. Only files that also have other days are filtered by time: reading
 * when each row's match began, and comparing it, takes longer than what most questions do with a row.
 */
export function rowsOfPeriodSql(
  table: FileTable,
  files: readonly FactFile[],
  plan: Plan,
  { parameters, month }: Pick<KeySqlContext, 'parameters' | 'month'>,
): string {
  const hasMonths = month === MONTH_COLUMN;
  const isWhole = (file: FactFile) =>
    isWithin(file, plan.period) && (!hasMonths || monthOf(file.from) === monthOf(file.to));
  const wholeFiles = Map.groupBy(files.filter(isWhole), (file) =>
    hasMonths ? monthOf(file.from) : '',
  );
  const partialFiles = files.filter((file) => !isWhole(file));
  const markCondition =
    table === 'players' && needsFirstRowsOnly(plan) ? 'WHERE first_of_month' : '';
  if (!hasMonths && markCondition === '' && partialFiles.length === 0)
    return tableSql(table, files);
  const select = (value: string) =>
    hasMonths ? `SELECT *, ${value} AS ${MONTH_COLUMN} FROM` : 'FROM';
  const terms = [...wholeFiles].map(([name, groupedFiles]) => {
    const key = monthKey(Date.parse(`${name}-01`));
    return `${select(`${key}::INTEGER`)} ${tableSql(table, groupedFiles)} ${markCondition}`;
  });
  if (partialFiles.length > 0 || wholeFiles.size === 0) {
    const rows = `${tableSql(table, partialFiles)} ${whereInPeriodSql(plan, parameters)}`;
    terms.push(`${select(monthSql('started_at'))} ${rows}`);
  }
  return `(${terms.join(' UNION ALL BY NAME ')})`;
}

function whereInPeriodSql({ period: { from, to } }: Plan, parameters: Parameters): string {
  const ends = [
    ...(from === -Infinity ? [] : [`started_at >= ${instantSql(from, parameters)}`]),
    ...(to === Infinity ? [] : [`started_at < ${instantSql(to, parameters)}`]),
  ];
  return ends.length === 0 ? '' : `WHERE ${ends.join(' AND ')}`;
}

const monthOf = (day: string) => day.slice(0, '2026-05'.length);

/** Returns the rows of files, or a table without any. */
export function tableSql(table: FileTable, files: readonly FactFile[]): string {
  const paths = files.map(({ path }) => `'${path.replaceAll("'", "''")}'`);
  if (paths.length > 0) return `read_parquet([${paths.join(', ')}])`;
  const emptyColumns = columnTypes(table).map(
    ([name, type]) => `NULL::${duckdbTypes[type]} AS ${name}`,
  );
  return `(SELECT ${emptyColumns.join(', ')} WHERE false)`;
}
