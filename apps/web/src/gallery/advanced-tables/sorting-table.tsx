import {
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { readSort, writeSort } from '../../tables/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cellClass, type Field } from './field.ts';
import { FieldCells } from './field-cells.tsx';
import { TableFrame } from './table-frame.tsx';
import { useUrlState } from './use-url-state.ts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});

const orders = { asc: 'ascending', desc: 'descending' } as const;

interface Props<Row> {
  caption: string;
  fields: Field<Row>[];
  rows: Row[];
}

/** The first click on a heading sorts ascending, the second descending; the third restores the order. */
export function SortingTable<Row extends RowData>({ caption, fields, rows }: Props<Row>) {
  const [query, change] = useUrlState();
  const sorting = readSort(query.get('sort') ?? undefined).filter(({ id }) =>
    fields.some((field) => field.id === id),
  );
  const table = useTable({
    features,
    data: rows,
    columns: fields.map(({ id, title, text, sortValue }) => ({
      id,
      accessorFn: sortValue,
      header: title,
      sortFn: 'basic' as const,
      cell: ({ row }: { row: { original: Row } }) => text(row.original),
    })),
    sortDescFirst: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (next) =>
      change({ sort: writeSort(typeof next === 'function' ? next(sorting) : next) }),
  });

  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          {table.getFlatHeaders().map((header) => {
            const sorted = header.column.getIsSorted();
            return (
              <th
                key={header.id}
                scope="col"
                className={cellClass(fields, header.column.id)}
                aria-sort={sorted ? orders[sorted] : undefined}
              >
                <button
                  type="button"
                  className="sort-button"
                  onClick={header.column.getToggleSortingHandler()}
                >
                  <table.FlexRender header={header} />
                  <Icon
                    name={sorted === 'asc' ? 'arrowUp' : 'arrowDown'}
                    className={sorted ? 'sorted' : ''}
                  />
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            <FieldCells fields={fields} row={row.original} />
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
