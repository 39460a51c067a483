/** What `pg` returns for each PostgreSQL type: bigint and numeric arrive as text. */
interface TypeValues {
  bool: boolean;
  int2: number;
  int4: number;
  int8: string;
  numeric: string;
  float8: number;
  text: string;
  uuid: string;
  date: Date;
  timestamptz: Date;
  bytea: Buffer;
  json: unknown;
  jsonb: unknown;
  'int2[]': number[];
  'int4[]': number[];
  'int8[]': string[];
  'text[]': string[];
}
/** A type as PostgreSQL names it. */
export type TypeName = keyof TypeValues;

declare const value: unique symbol;
/** A column whose values are known more precisely than by its type: see `typed`. */
export type Refined<Value> = string & { readonly [value]: Value };

/**
 * A type; with `?` if the value may be null, with `!` if the query rules out the null that the
 * column allows.
 */
export type Column = TypeName | `${TypeName}${'?' | '!'}` | Refined<unknown>;
export type Columns = Readonly<Record<string, Column>>;

type ColumnValue<C extends Column> =
  C extends Refined<infer Value>
    ? Value
    : C extends `${infer Name extends TypeName}?`
      ? TypeValues[Name] | null
      : C extends `${infer Name extends TypeName}!`
        ? TypeValues[Name]
        : C extends TypeName
          ? TypeValues[C]
          : never;
/** A row of these columns. */
export type RowOf<C extends Columns> = { [Name in keyof C]: ColumnValue<C[Name]> };

interface ParameterValues {
  bool: boolean;
  int2: number;
  int4: number;
  int8: string | number;
  float8: number;
  text: string;
  uuid: string;
  date: string;
  timestamptz: Date | string;
  bytea: Buffer;
  json: object;
  jsonb: object;
  'int2[]': readonly (number | null)[];
  'int4[]': readonly (number | null)[];
  'int8[]': readonly (string | null)[];
  'float8[]': readonly number[];
  'text[]': readonly (string | null)[];
  'bool[]': readonly boolean[];
  'bytea[]': readonly (Buffer | null)[];
  'date[]': readonly string[];
  'timestamptz[]': readonly string[];
  'json[]': readonly (object | null)[];
  'jsonb[]': readonly (object | null)[];
}
/** A type, with `?` if null may be passed. */
export type Parameter = keyof ParameterValues | `${keyof ParameterValues}?`;
type ParameterValue<P extends Parameter> = P extends keyof ParameterValues
  ? ParameterValues[P]
  : P extends `${infer Name extends keyof ParameterValues}?`
    ? ParameterValues[Name] | null
    : never;
export type ValuesOf<P extends readonly Parameter[]> = {
  readonly [Index in keyof P]: ParameterValue<P[Index]>;
};

/** Narrows a column to certain values, such as the names of states or the content of JSON. */
export function typed<Value>(column: TypeName | `${TypeName}?`): Refined<Value> {
  return column as unknown as Refined<Value>;
}
