import type { Column } from '../aggregate.ts';
import type { Key } from '../dimensions/key-codec.ts';

/** A row of any table of facts; columns of other tables are missing. */
export type AnyRow = Readonly<Partial<Record<Column, Key>>>;
