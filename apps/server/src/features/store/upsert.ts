import type { ClientBase } from 'pg';

/** How a column is written when its row is there already. */
export type Merge = 'key' | 'add' | 'least' | 'greatest' | 'keep';

export interface UpsertColumn {
  name: string;
  /** PostgreSQL type of one value. */
  type: string;
  merge: Merge;
}

/** An insert of whole columns (`unnest`) that merges with the rows that are there. */
export interface Upsert {
  name: string;
  text: string;
  columns: readonly UpsertColumn[];
}

/** Rows go in by key order, so that two writers lock rows in the same order and cannot deadlock. */
export function defineUpsert(table: string, columns: readonly UpsertColumn[]): Upsert {
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
  const arrays = columns.map(({ type }, i) => `$${i + 1}::${type}[]`).join(', ');
  return {
    name: `upsert_${table}`,
    columns,
    text: `insert into ${table} as t (${names}) select ${names}
      from unnest(${arrays}) as v (${names})
      on conflict (${keys.join(', ')}) do ${sets.length > 0 ? `update set ${sets.join(', ')}` : 'nothing'}`,
  };
}

export async function upsert(
  client: ClientBase,
  { name, text, columns }: Upsert,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = columns.map((_, i) => arrayLiteral(rows.map((row) => row[i])));
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
