import type * as z from 'zod/mini';
import type { CallPattern, Operation } from './operation.ts';
import type { CallName, Operations } from './operations.ts';

/** The schema of an entry under that name; undefined where it has none. */
type SchemaOf<O, Place extends string> = O extends { readonly [P in Place]: infer Schema }
  ? Schema
  : undefined;

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** What a caller may leave out, as the schema has it; what is given has the type that is read from it. */
type Given<Schema extends z.ZodMiniType> = {
  [Key in keyof z.input<Schema>]: Key extends keyof z.output<Schema>
    ? z.output<Schema>[Key]
    : never;
};

type Place<Name extends string, Schema> = Schema extends z.ZodMiniType
  ? Record<never, never> extends Given<Schema>
    ? { [N in Name]?: Given<Schema> | undefined }
    : { [N in Name]: Given<Schema> }
  : { [N in Name]?: undefined };

/** What an operation reads from a request once its schemas have checked it: what handlers get. */
export interface ReadInput<O> {
  params: Output<SchemaOf<O, 'params'>>;
  query: Output<SchemaOf<O, 'query'>>;
  body: Output<SchemaOf<O, 'body'>>;
}

/** What an operation answers: what handlers return, null where there is no body. */
export type AnswerOf<O> = O extends { readonly answers: infer Answers }
  ? Output<Answers[keyof Answers]>
  : never;

/** What callers give: `params`, `query` and `body`, as far as the operation has them. */
export type InputOf<O> = Place<'params', SchemaOf<O, 'params'>> &
  Place<'query', SchemaOf<O, 'query'>> &
  Place<'body', SchemaOf<O, 'body'>>;

/** The same by the name of a call of the table: `CallAnswer<'GET /api/players/{id}'>`. */
export type CallInput<Call extends CallName> = InputOf<Operations[Call]>;
export type CallAnswer<Call extends CallName> = AnswerOf<Operations[Call]>;

/** The calls whose entry has this: `CallsWith<{ serverOnly: true }>`. */
export type CallsWith<Has extends Partial<Operation>, Table = Operations> = {
  [Call in keyof Table & CallPattern]: Table[Call] extends Readonly<Has> ? Call : never;
}[keyof Table & CallPattern];

/** The last parameter of a function that calls: it may be left out where nothing has to be given. */
export type CallArguments<Input, More = unknown> =
  Record<never, never> extends Input ? [input?: Input & More] : [input: Input & More];
