import type { ReactNode } from 'react';
import type { QuestionColumn } from './question-column.ts';
import type { Row } from './question-query.ts';
import type { MarkedRows } from './use-marked-rows.ts';

interface Options<R> extends Pick<QuestionColumn<R>, 'from'> {
  marked: MarkedRows | undefined;
  /** What it shows, without whose; the heading adds that. */
  name: string;
  keyOfRow: (row: R) => string;
  /** The player’s number; null if they have none. */
  value: (markedRow: Row) => number | null;
  render: (value: number) => ReactNode;
}

/** Returns a column with the marked player’s numbers, beside those of everyone; none without a player. */
export function markedColumn<R>(options: Options<R>): QuestionColumn<R>[] {
  const { marked, name, keyOfRow, value, render, from } = options;
  if (marked === undefined) return [];
  const readMarked = (row: R) => {
    const markedRow = marked.rows.get(keyOfRow(row));
    return markedRow === undefined ? null : value(markedRow);
  };
  const header = `${marked.label}: ${name}`;
  return [
    {
      // Kept, because sorts in URLs name it.
      id: 'own',
      header,
      numeric: true,
      sortBy: readMarked,
      cell(row) {
        const markedValue = readMarked(row);
        return markedValue === null ? '–' : render(markedValue);
      },
      csv: { headings: [header], values: (row) => [readMarked(row)] },
      ...(from !== undefined && { from }),
    },
  ];
}
