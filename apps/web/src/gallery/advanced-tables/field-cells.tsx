import { cellClass, type Field } from './field.ts';

/** The headings of a table, one per column. */
export function FieldHeadings<Row>({ fields }: { fields: Field<Row>[] }) {
  return fields.map(({ id, title }) => (
    <th key={id} scope="col" className={cellClass(fields, id)}>
      {title}
    </th>
  ));
}

/** The cells of a row, one per column. */
export function FieldCells<Row>({ fields, row }: { fields: Field<Row>[]; row: Row }) {
  return fields.map(({ id, text }) => (
    <td key={id} className={cellClass(fields, id)}>
      {text(row)}
    </td>
  ));
}
