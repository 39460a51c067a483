import { type ColumnType, type FactTable, fileColumns } from './fact-tables.ts';
import { otherPartColumns, otherPartSeatsSql } from './other-part-seats.ts';
import { pairColumns, pairCountsSql } from './pair-counts.ts';
import { recordRowsSql } from './record-rows.ts';
import { streakColumns, streakSummariesSql } from './streak-summaries.ts';

/** Files derived from a file of players or parts, which answer some questions faster. */
export type DerivedTable = 'records' | 'streaks' | 'pairs' | 'others';

interface DerivedFile {
  /** The table that it is derived from. */
  source: 'players' | 'parts';
  /** Its columns; those of its source if missing. */
  columns?: Readonly<Record<string, ColumnType>>;
  /** Returns the query for its rows from a table function that reads its source. */
  sql(file: string): string;
}

export const derivedFiles: Readonly<Record<DerivedTable, DerivedFile>> = {
  records: { source: 'players', sql: recordRowsSql },
  streaks: { source: 'players', columns: streakColumns, sql: streakSummariesSql },
  pairs: { source: 'parts', columns: pairColumns, sql: pairCountsSql },
  others: { source: 'parts', columns: otherPartColumns, sql: otherPartSeatsSql },
};

export const derivedTables = Object.keys(derivedFiles) as DerivedTable[];

/** Returns the tables that are derived from a table. */
export function derivedFrom(table: FactTable): DerivedTable[] {
  return derivedTables.filter((name) => derivedFiles[name].source === table);
}

/** Returns the names and types of a table’s columns in its files. */
export function columnTypes(table: FactTable | DerivedTable): (readonly [string, ColumnType])[] {
  if (!isDerived(table)) return fileColumns(table).map(({ name, type }) => [name, type] as const);
  const { source, columns } = derivedFiles[table];
  return columns === undefined ? columnTypes(source) : Object.entries(columns);
}

const isDerived = (table: string): table is DerivedTable => Object.hasOwn(derivedFiles, table);
