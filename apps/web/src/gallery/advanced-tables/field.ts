import type { Employee } from '../fixtures/employees.ts';

/** A column of a demo table: its texts, and how it is sorted and filtered. */
export interface Field<Row> {
  id: string;
  title: string;
  text: (row: Row) => string;
  /** The value to sort by: a number for formatted numbers and dates. */
  sortValue: (row: Row) => string | number;
  isNumeric?: boolean;
  filter?: 'prefix' | 'select' | 'range';
}

/** Returns the class of a column’s cells: numbers are right-aligned. */
export function cellClass<Row>(fields: Field<Row>[], id: string): string | undefined {
  return fields.find((field) => field.id === id)?.isNumeric === true ? 'numeric' : undefined;
}

/** Converts `2012/08/06` to milliseconds, so that dates sort as dates. */
export function parseDate(text: string): number {
  const [year, month, day] = text.split('/').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1);
}

/** Converts `$320,800` to dollars, so that amounts sort as amounts. */
export function parseMoney(text: string): number {
  return Number(text.replace(/[$,]/g, ''));
}

export const employeeFields: Field<Employee>[] = [
  {
    id: 'name',
    title: 'Name',
    text: (row) => row.name,
    sortValue: (row) => row.name,
    filter: 'prefix',
  },
  {
    id: 'position',
    title: 'Position',
    text: (row) => row.position,
    sortValue: (row) => row.position,
    filter: 'select',
  },
  {
    id: 'office',
    title: 'Office',
    text: (row) => row.office,
    sortValue: (row) => row.office,
    filter: 'select',
  },
  {
    id: 'age',
    title: 'Age',
    text: (row) => String(row.age),
    sortValue: (row) => row.age,
    isNumeric: true,
    filter: 'range',
  },
  {
    id: 'startDate',
    title: 'Start Date',
    text: (row) => row.startDate,
    sortValue: (row) => parseDate(row.startDate),
    isNumeric: true,
    filter: 'prefix',
  },
  {
    id: 'salary',
    title: 'Salary',
    text: (row) => row.salary,
    sortValue: (row) => parseMoney(row.salary),
    isNumeric: true,
  },
];
