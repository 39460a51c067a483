import './questions.scss';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCsv } from '../charts/to-csv.ts';
import { toFileName } from '../charts/to-file-name.ts';
import { type Column, DataTable, readSort } from '../tables/data-table.tsx';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useFormat } from '../use-format.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { nextRowCount } from './next-row-count.ts';
import type { QuestionColumn } from './question-column.ts';
import { sortRows } from './sort-rows.ts';
import { useChosenColumns } from './use-chosen-columns.ts';

interface Props<Row> {
  /** The key of the chosen columns in this browser's storage; unique among all tables. */
  id: string;
  /** What the table shows; the name of its CSV file. */
  caption: string;
  columns: readonly QuestionColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The sorted column, with `-` for descending, as in the URL. */
  sort: string;
  onSort: (sort: string) => void;
  /** How many rows are shown at first; 100 by default. */
  initialRowCount?: number;
  /** Whether `rows` are only the first of an answer. */
  isTruncated?: boolean;
}

const INITIAL_ROW_COUNT = 100;
/** A table of more rows scrolls within the window. */
const MAX_UNSCROLLED_ROWS = 15;

/**
 * A table of an answer: sortable, with rows of few games last, a choice of columns, and a CSV file of
 * exactly what is shown.
 */
export function QuestionTable<Row extends object>(props: Props<Row>) {
  const { id, caption, columns, rows, rowId, sort, onSort } = props;
  const { initialRowCount = INITIAL_ROW_COUNT, isTruncated = false } = props;
  const { t } = useTranslation(['questions', 'charts']);
  const format = useFormat();
  const [shown, choose] = useChosenColumns(id, columns);
  const [rowCount, setRowCount] = useState(initialRowCount);
  const [sorting] = readSort(sort);
  const sortedBy = columns.find((column) => column.id === sorting?.id);
  const sorted = useMemo(
    () => (sortedBy === undefined ? [...rows] : sortRows(rows, sortedBy, sorting?.desc === true)),
    [rows, sortedBy, sorting?.desc],
  );
  const visible = sorted.slice(0, rowCount);
  const nextCount = nextRowCount(rowCount, sorted.length);
  const showsAllNext = nextCount === sorted.length && !isTruncated;
  const tableColumns = useMemo(() => shown.map(toTableColumn), [shown]);
  const save = () => {
    const text = toCsv(
      shown.flatMap(({ csv }) => csv.headings),
      visible.map((row) => shown.flatMap(({ csv }) => csv.values(row))),
    );
    saveFile(`${toFileName(caption)}.csv`, new Blob([text], { type: 'text/csv' }));
  };
  return (
    <div
      className={`question-table${visible.length > MAX_UNSCROLLED_ROWS ? ' question-table-tall' : ''}`}
    >
      <DataTable
        caption={t('questions:table.label', { name: caption })}
        columns={tableColumns}
        rows={visible}
        rowId={rowId}
        sort={sort}
        onSort={(next) => onSort(next ?? (sort.startsWith('-') ? sort.slice(1) : `-${sort}`))}
        isPresorted
        rowClass={(row) => (sortedBy?.hasFewGames?.(row) === true ? 'row-few' : undefined)}
      />
      <div className="card-foot table-tools">
        {visible.length < sorted.length && (
          <button
            type="button"
            className="btn btn-surface btn-sm"
            onClick={() => setRowCount(nextCount)}
          >
            {t(showsAllNext ? 'questions:table.showAll' : 'questions:table.showRows', {
              n: format.number(nextCount),
            })}
          </button>
        )}
        <span className="table-tools-end">
          <ColumnChooser columns={columns} shown={shown} onChoose={choose} />
          <button type="button" className="btn btn-surface btn-sm" onClick={save}>
            <Icon name="download" />
            {t('charts:saveCsv')}
          </button>
        </span>
      </div>
    </div>
  );
}

function toTableColumn<Row extends object>(column: QuestionColumn<Row>): Column<Row> {
  const { id, header, shortHeader, cell, sortBy, isNumeric, from, explain, isRowHeader } = column;
  return {
    id,
    header:
      shortHeader === undefined
        ? header
        : () => (
            <>
              <span aria-hidden="true">{shortHeader}</span>
              <span className="visually-hidden">{header}</span>
            </>
          ),
    accessorFn: (row: Row) => sortBy?.(row) ?? null,
    enableSorting: sortBy !== undefined,
    // Names sort ascending at first, numbers descending.
    sortDescFirst: isNumeric === true,
    cell: ({ row }) => cell(row.original),
    meta: {
      ...(isNumeric !== undefined && { isNumeric }),
      ...(from !== undefined && { from }),
      ...(explain !== undefined && { explain }),
      ...(isRowHeader !== undefined && { isRowHeader }),
    },
  };
}
