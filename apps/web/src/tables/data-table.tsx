import {
  type Cell,
  type CellData,
  type ColumnDef,
  createSortedRowModel,
  metaHelper,
  type RowData,
  rowSortingFeature,
  type SortingState,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useId } from 'react';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { SortMark } from './sort-mark.tsx';

export interface ColumnDisplay {
  /** Aligned to the end, so that digits line up. */
  isNumeric?: boolean;
  /** The breakpoint below which the column is hidden. */
  from?: 'sm' | 'md' | 'lg' | 'xl';
  /** A button after the heading that explains the numbers. */
  explain?: ReactNode;
  /** Whether its cells name their rows. */
  isRowHeader?: boolean;
}

export const dataTableFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic, text: sortFn_text },
  columnMeta: metaHelper<ColumnDisplay>(),
});
export type DataTableFeatures = typeof dataTableFeatures;
export type Column<Row extends RowData> = ColumnDef<DataTableFeatures, Row, CellData>;

interface Props<Row extends RowData> {
  /** What the table shows, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  /** The sorted column, with `-` for descending; undefined keeps the order of `rows`. */
  sort?: string | undefined;
  /** Undefined for tables with a fixed order. */
  onSort?: (sort: string | undefined) => void;
  /** Whether `rows` are in the order of `sort` already. */
  isPresorted?: boolean;
  rowClass?: (row: Row) => string | undefined;
  /** Renders what is below the table, given its rows in the order shown. */
  foot?: (rows: readonly Row[]) => ReactNode;
}

/** Converts a sort such as `-damage` to the table's state. */
export function readSort(sort: string | undefined): SortingState {
  if (sort === undefined || sort === '') return [];
  const desc = sort.startsWith('-');
  return [{ id: desc ? sort.slice(1) : sort, desc }];
}

export function writeSort([first]: SortingState): string | undefined {
  if (first === undefined) return undefined;
  return first.desc ? `-${first.id}` : first.id;
}

function cellClass(display: ColumnDisplay | undefined): string {
  const numeric = display?.isNumeric === true ? 'numeric' : '';
  const from = display?.from === undefined ? '' : `d-none d-${display.from}-table-cell`;
  return `${numeric} ${from}`.trim();
}

/**
 * The content of a cell, which stays in place when columns are computed again, as when more numbers
 * arrive. `FlexRender` would use each new function as a new component: a link would be replaced, and
 * lose the focus or a click that is just being made.
 */
function CellContent<Row extends RowData>(props: {
  cell: Cell<DataTableFeatures, Row, CellData>;
}): ReactNode {
  const { cell } = props.cell.column.columnDef;
  return typeof cell === 'function' ? cell(props.cell.getContext()) : cell;
}

/** A table that is sorted by clicking its headings. */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const {
    caption,
    columns,
    rows,
    rowId,
    sort,
    onSort,
    isPresorted = false,
    rowClass,
    foot,
  } = props;
  const captionId = useId();
  const sorting = readSort(sort).filter(({ id }) =>
    columns.some(
      (column) => column.id === id || ('accessorKey' in column && column.accessorKey === id),
    ),
  );
  const table = useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    getRowId: rowId,
    enableSorting: onSort !== undefined,
    manualSorting: isPresorted,
    sortDescFirst: true,
    state: { sorting },
    onSortingChange: (change) => {
      onSort?.(writeSort(typeof change === 'function' ? change(sorting) : change));
    },
  });
  const content = (
    <ScrollRegion className="table-scroll" aria-labelledby={captionId}>
      <table className="table data-table">
        <caption id={captionId} className="visually-hidden">
          {caption}
        </caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const display = header.column.columnDef.meta;
                const sorted = header.column.getIsSorted();
                const order = sorted === 'asc' ? 'ascending' : sorted ? 'descending' : undefined;
                const label = <table.FlexRender header={header} />;
                return (
                  <th key={header.id} scope="col" className={cellClass(display)} aria-sort={order}>
                    {header.column.getCanSort() ? (
                      <button
                        type="button"
                        className="sort-button"
                        onClick={header.column.getToggleSortingHandler()}
                      >
                        {label}
                        <SortMark sorted={sorted} />
                      </button>
                    ) : (
                      label
                    )}
                    {display?.explain}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className={rowClass?.(row.original)}>
              {row.getAllCells().map((cell) => {
                const display = cell.column.columnDef.meta;
                const className = cellClass(display);
                return display?.isRowHeader === true ? (
                  <th key={cell.id} scope="row" className={className}>
                    <CellContent cell={cell} />
                  </th>
                ) : (
                  <td key={cell.id} className={className}>
                    <CellContent cell={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
  if (foot === undefined) return content;
  return (
    <>
      {content}
      {foot(table.getRowModel().rows.map(({ original }) => original))}
    </>
  );
}
