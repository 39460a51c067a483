import type { ReactNode } from 'react';
import type { Row } from './ask.ts';
import type { QuestionColumn } from './question-column.ts';
import type { OwnRows } from './use-own-rows.ts';

interface Options<R> extends Pick<QuestionColumn<R>, 'from'> {
  own: OwnRows | undefined;
  /** What of the player it shows; after the name of who it is. */
  name: string;
  keyOfRow: (row: R) => string;
  /** The player’s number; null if they have none. */
  value: (own: Row) => number | null;
  show: (value: number) => ReactNode;
}

/** Returns the column of one player’s own numbers beside everybody’s; none if no player is known. */
export function ownColumn<R>(options: Options<R>): QuestionColumn<R>[] {
  const { own, name, keyOfRow, value, show, from } = options;
  if (own === undefined) return [];
  const read = (row: R) => {
    const found = own.rows.get(keyOfRow(row));
    return found === undefined ? null : value(found);
  };
  const header = `${own.who}: ${name}`;
  return [
    {
      id: 'own',
      header,
      numeric: true,
      sortBy: read,
      cell(row) {
        const found = read(row);
        return found === null ? '–' : show(found);
      },
      csv: { headings: [header], values: (row) => [read(row)] },
      ...(from !== undefined && { from }),
    },
  ];
}
