import { defineQuery, type Queryable } from '../../database/define-query.ts';
import type { Parameter } from '../../database/sql-types.ts';

/** How a column is merged into an existing row. */
export type Merge = 'key' | 'add' | 'least' | 'greatest';

export interface UpsertColumn {
  name: string;
  /** PostgreSQL type of one value. */
  type: 'text' | 'int2' | 'int4' | 'int8' | 'date' | 'timestamptz';
  merge: Merge;
}

/** An insert of whole columns (`unnest`) that merges with existing rows. */
export interface Upsert {
  table: string;
  columns: readonly UpsertColumn[];
}

/** Several upserts in one statement, which saves round trips. */
export interface Upserts {
  /** Runs the upserts with their rows, in the order of the upserts; does nothing without rows. */
  run(db: Queryable, rows: readonly (readonly (readonly unknown[])[])[]): Promise<void>;
}

/**
 * Joins upserts into one statement, of which the last locks its rows first. Rows must be sorted by
 * key, so that two writers lock rows in the same order and cannot deadlock.
 */
export function defineUpserts(name: string, upserts: readonly Upsert[]): Upserts {
  let parameter = 1;
  const texts = upserts.map((upsert) => {
    const text = upsertSql(upsert, parameter);
    parameter += upsert.columns.length;
    return text;
  });
  const last = texts.pop();
  const tableExpressions = texts.map((text, i) => `u${i} as (${text})`).join(', ');
  const query = defineQuery({
    name,
    text: tableExpressions === '' ? (last ?? '') : `with ${tableExpressions} ${last}`,
    parameters: upserts.flatMap(({ columns }) =>
      columns.map(({ type }) => `${type}[]` as Parameter),
    ),
  });
  return {
    async run(db, rows) {
      if (rows.every((list) => list.length === 0)) return;
      const values = upserts.flatMap(({ columns }, n) =>
        columns.map((_, i) => (rows[n] ?? []).map((row) => row[i])),
      );
      await query.run(db, ...(values as readonly string[][]));
    },
  };
}

function upsertSql({ table, columns }: Upsert, firstParameter: number): string {
  const names = columns.map(({ name }) => name).join(', ');
  const keys = columns.filter(({ merge }) => merge === 'key').map(({ name }) => name);
  const sets = columns.flatMap(({ name, merge }) => {
    switch (merge) {
      case 'add':
        return `${name} = t.${name} + excluded.${name}`;
      case 'least':
      case 'greatest':
        return `${name} = ${merge}(t.${name}, excluded.${name})`;
      default:
        return [];
    }
  });
  const arrays = columns.map(({ type }, i) => `$${firstParameter + i}::${type}[]`).join(', ');
  return `insert into ${table} as t (${names}) select ${names}
    from unnest(${arrays}) as v (${names})
    on conflict (${keys.join(', ')}) do update set ${sets.join(', ')}`;
}
