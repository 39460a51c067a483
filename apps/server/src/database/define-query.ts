import { arrayLiteral } from './array-literal.ts';
import type { Columns, Parameter, RowOf, ValuesOf } from './sql-types.ts';

/** A pool, or the connection of a transaction. */
export interface Queryable {
  query(config: {
    name?: string | undefined;
    text: string;
    values: unknown[];
    rowMode?: 'array';
    types?: { getTypeParser: () => (value: string | Buffer) => unknown };
  }): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

export interface QueryDefinition<
  P extends readonly Parameter[] = readonly Parameter[],
  C extends Columns = Columns,
> {
  /** Given to what is asked often: each connection then parses and plans it once. */
  name?: string;
  text: string;
  /** The types of $1, $2 and on. */
  parameters?: P;
  /** The columns of the result; none where only something is written. */
  columns?: C;
}

export interface Query<Values extends readonly unknown[], Row> {
  readonly text: string;
  /** All rows. */
  all(on: Queryable, ...values: Values): Promise<Row[]>;
  /** The first row; undefined where there is none. */
  first(on: Queryable, ...values: Values): Promise<Row | undefined>;
  /** How many rows were read or written. */
  run(on: Queryable, ...values: Values): Promise<number>;
  /** All rows as lists of the text that the database sends, for what is only written down again. */
  texts(on: Queryable, ...values: Values): Promise<(string | null)[][]>;
}

const definitions: QueryDefinition[] = [];

/** Every query, so that a test can have PostgreSQL describe it: see `describe-queries.test.ts`. */
export const definedQueries: readonly QueryDefinition[] = definitions;

const asText = { getTypeParser: () => (value: string | Buffer) => value };

/**
 * Defines a query: the one way to talk to the database. Its text, its parameters and the columns of
 * its result are compared with the migrated database by a test, so define it where its module is
 * loaded and not while a request is answered.
 */
export function defineQuery<
  const P extends readonly Parameter[] = readonly [],
  const C extends Columns = Record<never, never>,
>(definition: QueryDefinition<P, C>): Query<ValuesOf<P>, RowOf<C>> {
  definitions.push(definition);
  const { name, text } = definition;
  const encoders = (definition.parameters ?? []).map(encoderOf);
  const config = (values: readonly unknown[]) => ({
    name,
    text,
    values: encoders.map((encode, i) => encode(values[i])),
  });
  const all = async (on: Queryable, ...values: ValuesOf<P>) =>
    (await on.query(config(values))).rows as RowOf<C>[];
  return {
    text,
    all,
    first: async (on, ...values) => (await all(on, ...values))[0],
    run: async (on, ...values) => (await on.query(config(values))).rowCount ?? 0,
    texts: async (on, ...values) => {
      const { rows } = await on.query({ ...config(values), rowMode: 'array', types: asText });
      return rows as (string | null)[][];
    },
  };
}

type Encode = (value: unknown) => unknown;

/** How values of a type are sent; arrays as text, which is much faster than what `pg` does. */
function encoderOf(parameter: Parameter): Encode {
  const type = parameter.replace('?', '');
  const element = elementEncoder(type.replace('[]', ''));
  if (!type.endsWith('[]')) return type.startsWith('json') ? element : (value) => value;
  return (value) => (value === null ? null : arrayLiteral((value as unknown[]).map(element)));
}

function elementEncoder(type: string): Encode {
  if (type === 'bytea') return (value) => value && `\\x${(value as Buffer).toString('hex')}`;
  if (type.startsWith('json')) return (value) => (value === null ? null : JSON.stringify(value));
  return (value) => value;
}
