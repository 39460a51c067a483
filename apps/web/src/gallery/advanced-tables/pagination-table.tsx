import {
  createPaginatedRowModel,
  type RowData,
  rowPaginationFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import { type Field, lookOf } from './field.ts';
import { GoToPage } from './go-to-page.tsx';
import { PageButtons } from './page-buttons.tsx';
import { pageSizes, readPages } from './pages.ts';
import { TableFrame } from './table-frame.tsx';
import { useAddress } from './use-address.ts';

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
  const [query, change] = useAddress();
  const sizeId = useId();
  const pagination = readPages(query, rows.length);
  const { pageIndex, pageSize } = pagination;
  const table = useTable({
    features,
    data: rows,
    columns: fields.map(({ id, title, text }) => ({ id, accessorFn: text, header: title })),
    state: { pagination },
  });
  const count = Math.max(table.getPageCount(), 1);
  const goTo = (page: number) => change({ page: page <= 1 ? undefined : String(page) });

  return (
    <>
      <TableFrame caption={caption}>
        <thead>
          <tr>
            {table.getFlatHeaders().map((header) => (
              <th key={header.id} scope="col" className={lookOf(fields, header.column.id)}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={lookOf(fields, cell.column.id)}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <div className="demo-pages">
        <span role="status">
          Page{' '}
          <strong>
            {pageIndex + 1} of {count}
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
        <GoToPage page={pageIndex + 1} count={count} onPage={goTo} />
        <PageButtons page={pageIndex + 1} count={count} onPage={goTo} />
      </div>
    </>
  );
}
