import {
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import Form from 'react-bootstrap/Form';
import type { Field } from './field.ts';
import { FieldCells, FieldHeadings } from './field-cells.tsx';
import { TableFrame } from './table-frame.tsx';
import { useUrlState } from './use-url-state.ts';

const features = tableFeatures({ rowSelectionFeature });

/** Reads the selected rows from the URL, ignoring numbers that no row has. */
function readSelected(text: string | null, count: number): RowSelectionState {
  const numbers = (text ?? '')
    .split(',')
    .filter((id) => /^\d{1,5}$/.test(id) && Number(id) < count);
  return Object.fromEntries(numbers.map((id) => [id, true]));
}

interface Props<Row> {
  caption: string;
  fields: Field<Row>[];
  rows: Row[];
}

export function SelectionTable<Row extends RowData>({ caption, fields, rows }: Props<Row>) {
  const [query, change] = useUrlState();
  const rowSelection = readSelected(query.get('selected'), rows.length);
  const count = Object.keys(rowSelection).length;
  const table = useTable({
    features,
    data: rows,
    columns: fields.map(({ id, title, text }) => ({ id, accessorFn: text, header: title })),
    state: { rowSelection },
    onRowSelectionChange: (next) => {
      const selected = typeof next === 'function' ? next(rowSelection) : next;
      const ids = Object.keys(selected).filter((id) => selected[id]);
      change({ selected: ids.join(',') }, 'replace');
    },
  });

  return (
    <>
      <TableFrame caption={caption}>
        <thead>
          <tr>
            <th scope="col" className="demo-toggle">
              <Form.Check
                aria-label="Select all rows"
                checked={table.getIsAllRowsSelected()}
                ref={(box: HTMLInputElement | null) => {
                  // Only the property can set the indeterminate state; there is no attribute.
                  if (box !== null) box.indeterminate = count > 0 && count < rows.length;
                }}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </th>
            <FieldHeadings fields={fields} />
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className={row.getIsSelected() ? 'table-active' : ''}>
              <td className="demo-toggle">
                <Form.Check
                  aria-label={`Select ${fields[0]?.text(row.original) ?? ''}`}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </td>
              <FieldCells fields={fields} row={row.original} />
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <div className="demo-pages">
        <span role="status">
          {count} of {rows.length} rows selected
        </span>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          disabled={count === 0}
          onClick={() => change({ selected: undefined }, 'replace')}
        >
          Clear selection
        </button>
      </div>
    </>
  );
}
