import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QuestionColumn } from '../../questions/question-column.ts';

interface NameOptions<Row> {
  id: string;
  header: string;
  text: (row: Row) => string;
  href?: (row: Row) => string;
  isRowHeader?: boolean;
  from?: QuestionColumn<Row>['from'];
}

/** Returns a column of names, which are the same in the CSV file. */
export function nameColumn<Row>(options: NameOptions<Row>): QuestionColumn<Row> {
  const { id, header, text, href, isRowHeader, from } = options;
  return {
    id,
    header,
    sortBy: text,
    cell: (row) =>
      href === undefined ? (
        text(row)
      ) : (
        <Link className="row-link" to={href(row)} preventScrollReset>
          {text(row)}
        </Link>
      ),
    csv: { headings: [header], values: (row) => [text(row)] },
    ...(isRowHeader !== undefined && { isRowHeader }),
    ...(from !== undefined && { from }),
  };
}

interface NumberOptions<Row> {
  id: string;
  header: string;
  value: (row: Row) => number | null;
  render: (value: number, row: Row) => ReactNode;
  hasFewGames?: (row: Row) => boolean;
  from?: QuestionColumn<Row>['from'];
}

/** Returns a column of numbers that a page computes. */
export function numberColumn<Row>(options: NumberOptions<Row>): QuestionColumn<Row> {
  const { id, header, value, render, hasFewGames, from } = options;
  return {
    id,
    header,
    isNumeric: true,
    sortBy: value,
    cell(row) {
      const columnValue = value(row);
      return columnValue === null ? <span className="muted">–</span> : render(columnValue, row);
    },
    csv: { headings: [header], values: (row) => [value(row)] },
    ...(hasFewGames !== undefined && { hasFewGames }),
    ...(from !== undefined && { from }),
  };
}
