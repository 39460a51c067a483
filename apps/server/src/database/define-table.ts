import type { Columns } from './sql-types.ts';

export interface Table<C extends Columns = Columns> {
  readonly name: string;
  readonly columns: C;
}

const tables: Table[] = [];

/** All tables, so that a test can compare them with the migrated database. */
export const definedTables: readonly Table[] = tables;

/** Defines a table of the migrated database by its columns' types. */
export function defineTable<const C extends Columns>(name: string, columns: C): Table<C> {
  const table = { name, columns };
  tables.push(table);
  return table;
}

/** Returns some columns of a table, for the result of a query. */
export function pick<C extends Columns, Name extends keyof C & string>(
  { columns }: Table<C>,
  ...names: readonly Name[]
): Pick<C, Name> {
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<C, Name>;
}
