import type { QuestionAnswer } from '@scrapboard/contract';
import { type Question, valueFields } from '@scrapboard/questions';

type Row = QuestionAnswer['rows'][number];
type Cell = string | number | null;

/** Returns an answer as NDJSON: a line of JSON per row, each with its names. */
export function toAnswerNdjson({ rows, names }: QuestionAnswer): string {
  return rows
    .map((row) => {
      const nameEntries = Object.entries(names).map(([dimension, texts]) => [
        `${dimension}Name`,
        texts[String(row[dimension])] ?? null,
      ]);
      return `${JSON.stringify({ ...row, ...Object.fromEntries(nameEntries) })}\n`;
    })
    .join('');
}

/**
 * Returns an answer as CSV (RFC 4180). Names follow the column of their ids; a rate, a mean and quantiles
 * have a column for each of their numbers. The columns are those of the question, so that even an answer
 * without rows has them.
 */
export function toAnswerCsv(
  { rows, names }: QuestionAnswer,
  question: Pick<Question, 'facts' | 'by' | 'per' | 'bin' | 'measures'>,
): string {
  const { by, per, bin, measures } = question;
  const columns = [
    ...by.flatMap((dimension) => dimensionColumns(dimension, names[dimension])),
    ...(bin === undefined ? [] : dimensionColumns('bin')),
    ...(per.length > 0 ? [plainColumn('units')] : []),
    ...measures.flatMap((measure) => measureColumns(measure, valueFields(question, measure))),
  ];
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  return lines.map((cells) => `${cells.map(quoteCsvCell).join(',')}\r\n`).join('');
}

interface Column {
  heading: string;
  cell(row: Row): Cell;
}

function dimensionColumns(dimension: string, names?: Record<string, string>): Column[] {
  const id: Column = { heading: dimension, cell: (row) => toCell(row[dimension]) };
  if (names === undefined) return [id];
  const name = (row: Row) => names[String(row[dimension])] ?? null;
  return [id, { heading: `${dimension}Name`, cell: name }];
}

function plainColumn(name: string): Column {
  return { heading: name, cell: (row) => toCell(row[name]) };
}

function measureColumns(measure: string, fields: readonly string[] | null): Column[] {
  if (fields === null) return [plainColumn(measure)];
  return fields.map((key) => ({
    heading: `${measure}.${key}`,
    cell: (row) => {
      const value = row[measure];
      if (typeof value !== 'object' || value === null) return null;
      return new Map<string, number | null>(Object.entries(value)).get(key) ?? null;
    },
  }));
}

function toCell(value: Row[string] | undefined): Cell {
  return value === undefined || typeof value === 'object' ? null : value;
}

/** Quotes a cell. An apostrophe prevents spreadsheets from evaluating a nickname as a formula. */
function quoteCsvCell(value: Cell): string {
  if (value === null) return '';
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
