import type { ReactNode } from 'react';
import type { QuestionColumn } from './question-column.ts';
import type { Row } from './question-query.ts';
import type { OwnRows } from './use-own-rows.ts';

interface Options<R> extends Pick<QuestionColumn<R>, 'from'> {
  own: OwnRows | undefined;
  /** What it shows, without whose; the heading adds that. */
  name: string;
  keyOfRow: (row: R) => string;
  /** The player’s number; null if they have none. */
  value: (ownRow: Row) => number | null;
  render: (value: number) => ReactNode;
}

/** Returns a column with the marked player’s numbers, beside those of everyone; none without a player. */
export function ownColumn<R>(options: Options<R>): QuestionColumn<R>[] {
  const { own, name, keyOfRow, value, render, from } = options;
  if (own === undefined) return [];
  const readOwn = (row: R) => {
    const ownRow = own.rows.get(keyOfRow(row));
    return ownRow === undefined ? null : value(ownRow);
  };
  const header = `${own.label}: ${name}`;
  return [
    {
      id: 'own',
      header,
      numeric: true,
      sortBy: readOwn,
      cell(row) {
        const ownValue = readOwn(row);
        return ownValue === null ? '–' : render(ownValue);
      },
      csv: { headings: [header], values: (row) => [readOwn(row)] },
      ...(from !== undefined && { from }),
    },
  ];
}
