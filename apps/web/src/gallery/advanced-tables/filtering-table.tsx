import {
  columnFilteringFeature,
  createFilteredRowModel,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { Field } from './field.ts';
import { FieldCells, FieldHeadings } from './field-cells.tsx';
import { FilterInput } from './filter-input.tsx';
import { filterNames, passesFilter, readFilters } from './filters.ts';
import { TableFrame } from './table-frame.tsx';
import { useUrlState } from './use-url-state.ts';

const features = tableFeatures({
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
});

interface Props<Row> {
  caption: string;
  fields: Field<Row>[];
  rows: Row[];
}

export function FilteringTable<Row extends RowData>({ caption, fields, rows }: Props<Row>) {
  const [query, change] = useUrlState();
  const filters = readFilters(query, fields, rows);
  const table = useTable({
    features,
    data: rows,
    columns: fields.map((field) => ({
      id: field.id,
      accessorFn: field.text,
      header: field.title,
      filterFn: (row: { original: Row }) => passesFilter(row.original, field, filters),
    })),
    state: {
      // Every column gets the whole filter state, so that any change re-filters.
      columnFilters: fields
        .filter((field) => filterNames(field).some((name) => filters[name]))
        .map((field) => ({ id: field.id, value: filters })),
    },
  });
  const clearedFilters = Object.fromEntries(
    fields.flatMap(filterNames).map((name) => [name, undefined]),
  );
  const shown = table.getRowModel().rows;

  return (
    <>
      <TableFrame caption={caption}>
        <thead>
          <tr>
            <FieldHeadings fields={fields} />
          </tr>
          <tr>
            {fields.map((field) => (
              <td key={field.id}>
                <FilterInput field={field} rows={rows} filters={filters} onChange={change} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <FieldCells fields={fields} row={row.original} />
            </tr>
          ))}
          {shown.length === 0 && (
            <tr>
              <td colSpan={fields.length} className="muted">
                No rows match the filters.
              </td>
            </tr>
          )}
        </tbody>
      </TableFrame>
      <div className="demo-pages">
        <span role="status">
          {shown.length} of {rows.length} rows
        </span>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          disabled={Object.keys(filters).length === 0}
          onClick={() => change(clearedFilters)}
        >
          Clear filters
        </button>
      </div>
    </>
  );
}
