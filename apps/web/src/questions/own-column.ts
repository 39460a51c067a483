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
  value: (own: Row) => number | null;
  render: (value: number) => ReactNode;
}

/** Returns a column with the marked player’s numbers, beside those of everyone; none without a player. */
export function ownColumn<R>(options: Options<R>): QuestionColumn<R>[] {
  const { own, name, keyOfRow, value, render, from } = options;
  if (own === undefined) return [];
  const read = (row: R) => {
    const found = own.rows.get(keyOfRow(row));
    return found === undefined ? null : value(found);
  };
  const header = `${own.label}: ${name}`;
  return [
    {
      id: 'own',
      header,
      numeric: true,
      sortBy: read,
      cell(row) {
        const found = read(row);
        return found === null ? '–' : render(found);
      },
      csv: { headings: [header], values: (row) => [read(row)] },
      ...(from !== undefined && { from }),
    },
  ];
}
