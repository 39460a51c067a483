import type { ClientBase } from 'pg';

/** How a column is written when its row is there already. */
export type Merge = 'key' | 'add' | 'least' | 'greatest';

export interface UpsertColumn {
  name: string;
  /** PostgreSQL type of one value. */
  type: string;
  merge: Merge;
}

/** An insert of whole columns (`unnest`) that merges with the rows that are there. */
export interface Upsert {
  table: string;
  columns: readonly UpsertColumn[];
}

/** Several upserts that are one statement, since every statement is a way to the database and back. */
export interface Upserts {
  name: string;
  text: string;
  upserts: readonly Upsert[];
}

/**
 * Joins upserts into one statement; it is the last that locks its rows first. Rows go in by key
 * order, so that two writers lock rows in the same order and cannot deadlock.
 */
export function defineUpserts(name: string, upserts: readonly Upsert[]): Upserts {
  let parameter = 1;
  const texts = upserts.map((upsert) => {
    const text = upsertText(upsert, parameter);
    parameter += upsert.columns.length;
    return text;
  });
  const last = texts.pop();
  const others = texts.map((text, i) => `u${i} as (${text})`).join(', ');
  return { name, upserts, text: others === '' ? (last ?? '') : `with ${others} ${last}` };
}

function upsertText({ table, columns }: Upsert, firstParameter: number): string {
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

/** `rows` in the order of the upserts, each as its columns are; does nothing where there is no row. */
export async function upsertRows(
  client: ClientBase,
  { name, text, upserts }: Upserts,
  rows: readonly (readonly (readonly unknown[])[])[],
): Promise<void> {
  if (rows.every((list) => list.length === 0)) return;
  const values = upserts.flatMap(({ columns }, n) =>
    columns.map((_, i) => arrayLiteral((rows[n] ?? []).map((row) => row[i]))),
  );
  await client.query({ name, text, values });
}

/** A one-dimensional PostgreSQL array as text; much faster than letting `pg` do it. */
export function arrayLiteral(values: readonly unknown[]): string {
  let text = '{';
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (i > 0) text += ',';
    if (typeof value === 'number') text += value;
    else if (value === null || value === undefined) text += 'NULL';
    else text += quote(String(value));
  }
  return `${text}}`;
}

const plain = /^[\w.@:+-]+$/;

function quote(text: string): string {
  // NULL unquoted would be no text at all.
  if (plain.test(text) && text.toLowerCase() !== 'null') return text;
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
