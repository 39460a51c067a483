import type { QuestionValue } from '@scrapboard/contract';
import type { Row } from '../questions/question-query.ts';

/**
 * Returns rows as a Parquet file. Keys are strings and numbers are doubles; a value with several fields, such as
 * a rate, is one column per field: `winRate.percent`.
 */
export async function toParquet(rows: readonly Row[]): Promise<ArrayBuffer> {
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  const structured = new Set(
    rows.flatMap((row) => Object.keys(row).filter((name) => hasFields(row[name]))),
  );
  const flat = rows.map((row) => flatten(row, structured));
  const names = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  return parquetWriteBuffer({
    columnData: names.map((name) => {
      const data = flat.map((row) => row.get(name) ?? null);
      const isText = data.some((value) => typeof value === 'string');
      return { name, data, type: isText ? 'STRING' : 'DOUBLE', nullable: true };
    }),
  });
}

function hasFields(value: QuestionValue | undefined): value is Extract<QuestionValue, object> {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns the values of a row by column. `structured` are the names whose values have fields, in this row
 * or in another one; where such a value is missing, so are its fields.
 */
function flatten(row: Row, structured: ReadonlySet<string>): Map<string, string | number | null> {
  const columns = new Map<string, string | number | null>();
  for (const [name, value] of Object.entries(row)) {
    if (hasFields(value)) {
      for (const [field, part] of Object.entries(value)) columns.set(`${name}.${field}`, part);
    } else if (!structured.has(name)) {
      columns.set(name, value);
    }
  }
  return columns;
}
