import {
  createPaginatedRowModel,
  type RowData,
  rowPaginationFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import type { Field } from './field.ts';
import { FieldCells, FieldHeadings } from './field-cells.tsx';
import { GoToPage } from './go-to-page.tsx';
import { PageButtons } from './page-buttons.tsx';
import { pageSizes, readPagination } from './pagination.ts';
import { TableFrame } from './table-frame.tsx';
import { useUrlState } from './use-url-state.ts';

const features = tableFeatures({
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

interface Props<Row> {
  caption: string;
  fields: Field<Row>[];
  rows: Row[];
}

export function PaginationTable<Row extends RowData>({ caption, fields, rows }: Props<Row>) {
  const [query, change] = useUrlState();
  const sizeId = useId();
  const pagination = readPagination(query, rows.length);
  const { pageIndex, pageSize } = pagination;
  const table = useTable({
    features,
    data: rows,
    columns: fields.map(({ id, title, text }) => ({ id, accessorFn: text, header: title })),
    state: { pagination },
  });
  const pageCount = Math.max(table.getPageCount(), 1);
  const goTo = (page: number) => change({ page: page <= 1 ? undefined : String(page) });

  return (
    <>
      <TableFrame caption={caption}>
        <thead>
          <tr>
            <FieldHeadings fields={fields} />
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
      <div className="demo-pages">
        <span role="status">
          Page{' '}
          <strong>
            {pageIndex + 1} of {pageCount}
          </strong>
        </span>
        <span className="demo-pages-field">
          <label htmlFor={sizeId}>Show</label>
          <Form.Select
            id={sizeId}
            size="sm"
            value={pageSize}
            onChange={({ target }) =>
              change({ size: target.value === '10' ? undefined : target.value, page: undefined })
            }
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Form.Select>
        </span>
        <GoToPage page={pageIndex + 1} pageCount={pageCount} onPageChange={goTo} />
        <PageButtons page={pageIndex + 1} pageCount={pageCount} onPageChange={goTo} />
      </div>
    </>
  );
}
