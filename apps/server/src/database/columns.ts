import type { JSONColumnType } from 'kysely';

/** A bigint as decimal digits. */
export type Int8 = string;

/** A jsonb column: read as the value, written as text. */
export type Json<T extends object | null> = JSONColumnType<T, string, string>;

/** A row that is made in memory, as the database hands it back. */
export type Kept<Row> = Omit<Row, 'started_at'> & { started_at: Date };
