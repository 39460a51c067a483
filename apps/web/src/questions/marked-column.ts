import type { ReactNode } from 'react';
import type { QuestionColumn } from './question-column.ts';
import type { Row } from './question-query.ts';
import type { MarkedRows } from './use-marked-rows.ts';

interface Options<R> extends Pick<QuestionColumn<R>, 'from'> {
  /** `own` by default, for one column in a table. */
  id?: string;
  marked: MarkedRows | undefined;
  /** What the column shows; the heading puts the player's label before it. */
  name: string;
  keyOfRow: (row: R) => string;
  /** The player’s number; null if they have none. */
  value: (markedRow: Row) => number | null;
  render: (value: number) => ReactNode;
}

/** Returns a column with the marked player’s numbers, beside those of everyone; none without a player. */
export function markedColumn<R>(options: Options<R>): QuestionColumn<R>[] {
  const { marked, name, keyOfRow, value, render, from } = options;
  // Sorts in URLs use this id, so it must not change.
  const { id = 'own' } = options;
  if (marked === undefined) return [];
  const readMarked = (row: R) => {
    const markedRow = marked.rows.get(keyOfRow(row));
    return markedRow === undefined ? null : value(markedRow);
  };
  const header = `${marked.label}: ${name}`;
  return [
    {
      id,
      header,
      isNumeric: true,
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
