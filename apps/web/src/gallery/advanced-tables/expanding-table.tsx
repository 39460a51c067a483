import {
  createExpandedRowModel,
  type RowData,
  rowExpandingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { expandedRowsCodec } from './expanded-rows-codec.ts';
import type { Field } from './field.ts';
import { FieldCells, FieldHeadings } from './field-cells.tsx';
import { TableFrame } from './table-frame.tsx';
import { useUrlState } from './use-url-state.ts';

const features = tableFeatures({
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
});

interface Props<Row> {
  caption: string;
  fields: Field<Row>[];
  rows: Row[];
  getSubRows: (row: Row) => Row[] | undefined;
}

export function ExpandingTable<Row extends RowData>({
  caption,
  fields,
  rows,
  getSubRows,
}: Props<Row>) {
  const [query, change] = useUrlState();
  const codec = expandedRowsCodec(rows, getSubRows);
  const expanded = codec.read(query.get('open'));
  const areAllExpanded = codec.areAllExpanded(expanded);
  const table = useTable({
    features,
    data: rows,
    columns: fields.map(({ id, title, text }) => ({ id, accessorFn: text, header: title })),
    getSubRows,
    state: { expanded },
    onExpandedChange: (next) =>
      change({ open: codec.write(typeof next === 'function' ? next(expanded) : next) }, 'replace'),
  });

  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col" className="demo-toggle">
            <Toggle
              open={areAllExpanded}
              label={areAllExpanded ? 'Collapse all rows' : 'Expand all rows'}
              onClick={() => change({ open: areAllExpanded ? undefined : 'all' }, 'replace')}
            />
          </th>
          <FieldHeadings fields={fields} />
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className={`demo-depth-${Math.min(row.depth, 3)}`}>
            <td className="demo-toggle">
              {row.getCanExpand() && (
                <Toggle
                  open={row.getIsExpanded()}
                  label={`Rows below ${fields[0]?.text(row.original) ?? ''}`}
                  onClick={() => row.toggleExpanded()}
                />
              )}
            </td>
            <FieldCells fields={fields} row={row.original} />
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

interface ToggleProps {
  open: boolean;
  label: string;
  onClick: () => void;
}

function Toggle({ open, label, onClick }: ToggleProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-expanded={open}
      aria-label={label}
      onClick={onClick}
    >
      <span aria-hidden="true">{open ? '−' : '+'}</span>
    </button>
  );
}
