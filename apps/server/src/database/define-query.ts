import { toArrayLiteral } from './array-literal.ts';
import type { Columns, Parameter, RowOf, ValuesOf } from './sql-types.ts';

/** A pool, or a transaction's connection. */
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
  /** For frequent queries: each connection then parses and plans it only once. */
  name?: string;
  text: string;
  /** The types of $1, $2 and on. */
  parameters?: P;
  /** The columns of the result; absent if the query only writes. */
  columns?: C;
}

export interface Query<Values extends readonly unknown[], Row> {
  readonly text: string;
  /** Returns all rows. */
  all(db: Queryable, ...values: Values): Promise<Row[]>;
  /** Returns the first row; undefined if there is none. */
  first(db: Queryable, ...values: Values): Promise<Row | undefined>;
  /** Returns how many rows were read or written. */
  run(db: Queryable, ...values: Values): Promise<number>;
  /**
   * Returns all rows as lists of the text that the database sends, for values that are only copied
   * to the output.
   */
  texts(db: Queryable, ...values: Values): Promise<(string | null)[][]>;
}

const definitions: QueryDefinition[] = [];

/**
 * All queries, so that a test can have PostgreSQL describe each of them: see
 * `describe-queries.test.ts`.
 */
export const definedQueries: readonly QueryDefinition[] = definitions;

const asText = { getTypeParser: () => (value: string | Buffer) => value };

/**
 * Defines a query: the only way to access the database. A test compares its text, parameters and
 * result columns with the migrated database, so define it at module level and not while answering a
 * request.
 */
export function defineQuery<
  const P extends readonly Parameter[] = readonly [],
  const C extends Columns = Record<never, never>,
>(definition: QueryDefinition<P, C>): Query<ValuesOf<P>, RowOf<C>> {
  definitions.push(definition);
  const { name, text } = definition;
  const encoders = (definition.parameters ?? []).map(createEncoder);
  const toQueryConfig = (values: readonly unknown[]) => ({
    name,
    text,
    values: encoders.map((encode, i) => encode(values[i])),
  });
  const fetchAll = async (db: Queryable, ...values: ValuesOf<P>) =>
    (await db.query(toQueryConfig(values))).rows as RowOf<C>[];
  return {
    text,
    all: fetchAll,
    first: async (db, ...values) => (await fetchAll(db, ...values))[0],
    run: async (db, ...values) => (await db.query(toQueryConfig(values))).rowCount ?? 0,
    texts: async (db, ...values) => {
      const { rows } = await db.query({
        ...toQueryConfig(values),
        rowMode: 'array',
        types: asText,
      });
      return rows as (string | null)[][];
    },
  };
}

type Encode = (value: unknown) => unknown;

/**
 * Returns how values of a type are sent; arrays as text, which is much faster than `pg`'s own way.
 */
function createEncoder(parameter: Parameter): Encode {
  const type = parameter.replace('?', '');
  const element = createElementEncoder(type.replace('[]', ''));
  if (!type.endsWith('[]')) return type.startsWith('json') ? element : (value) => value;
  return (value) => (value === null ? null : toArrayLiteral((value as unknown[]).map(element)));
}

function createElementEncoder(type: string): Encode {
  if (type === 'bytea') return (value) => value && `\\x${(value as Buffer).toString('hex')}`;
  if (type.startsWith('json')) return (value) => (value === null ? null : JSON.stringify(value));
  return (value) => value;
}
