import { type ColumnType, type FactTable, fileColumns } from './fact-tables.ts';
import { otherPartColumns, otherPartSeatsSql } from './other-part-seats.ts';
import { pairColumns, pairCountsSql } from './pair-counts.ts';
import { recordRowsSql } from './record-rows.ts';

/** Files that follow from a unit’s file of players or parts, and answer some questions faster. */
export type DerivedTable = 'records' | 'pairs' | 'others';

interface DerivedFile {
  /** The table that it follows from. */
  of: 'players' | 'parts';
  /** Its columns; those of its table if missing. */
  columns?: Readonly<Record<string, ColumnType>>;
  /** Returns the query for its rows from a table function that reads the file it follows from. */
  sql(file: string): string;
}

export const derivedFiles: Readonly<Record<DerivedTable, DerivedFile>> = {
  records: { of: 'players', sql: recordRowsSql },
  pairs: { of: 'parts', columns: pairColumns, sql: pairCountsSql },
  others: { of: 'parts', columns: otherPartColumns, sql: otherPartSeatsSql },
};

export const derivedTables = Object.keys(derivedFiles) as DerivedTable[];

/** Returns the derived tables that follow from a table. */
export function derivedFrom(table: FactTable): DerivedTable[] {
  return derivedTables.filter((name) => derivedFiles[name].of === table);
}

/** Returns the names and types of a table’s columns in its files. */
export function columnTypes(table: FactTable | DerivedTable): (readonly [string, ColumnType])[] {
  if (!isDerived(table)) return fileColumns(table).map(({ name, type }) => [name, type] as const);
  const { of, columns } = derivedFiles[table];
  return columns === undefined ? columnTypes(of) : Object.entries(columns);
}

const isDerived = (table: string): table is DerivedTable => Object.hasOwn(derivedFiles, table);
