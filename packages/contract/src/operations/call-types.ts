import type * as z from 'zod/mini';
import type { CallPattern, Operation } from './operation.ts';
import type { CallName, Operations } from './operations.ts';

/** The schema that an entry has for `params`, `query` or `body`; undefined if it has none. */
type SchemaOf<O, Key extends string> = O extends { readonly [K in Key]: infer Schema }
  ? Schema
  : undefined;

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/**
 * The input that callers give: optional where the schema allows it, otherwise typed like its
 * output.
 */
type CallerInput<Schema extends z.ZodMiniType> = {
  [Key in keyof z.input<Schema>]: Key extends keyof z.output<Schema>
    ? z.output<Schema>[Key]
    : never;
};

type InputPart<Name extends string, Schema> = Schema extends z.ZodMiniType
  ? Record<never, never> extends CallerInput<Schema>
    ? { [N in Name]?: CallerInput<Schema> | undefined }
    : { [N in Name]: CallerInput<Schema> }
  : { [N in Name]?: undefined };

/** The input of an operation's handlers: the request as its schemas parsed it. */
export interface ParsedInput<O> {
  params: Output<SchemaOf<O, 'params'>>;
  query: Output<SchemaOf<O, 'query'>>;
  body: Output<SchemaOf<O, 'body'>>;
}

/** The result of an operation's handlers; null if the response has no body. */
export type AnswerOf<O> = O extends { readonly answers: infer Answers }
  ? Output<Answers[keyof Answers]>
  : never;

/** The input of callers: `params`, `query` and `body`, if the operation has them. */
export type InputOf<O> = InputPart<'params', SchemaOf<O, 'params'>> &
  InputPart<'query', SchemaOf<O, 'query'>> &
  InputPart<'body', SchemaOf<O, 'body'>>;

/** The input and the answer of a call by its name: `CallAnswer<'GET /api/players/{id}'>`. */
export type CallInput<Call extends CallName> = InputOf<Operations[Call]>;
export type CallAnswer<Call extends CallName> = AnswerOf<Operations[Call]>;

/** The calls whose entries have these properties: `CallsWith<{ serverOnly: true }>`. */
export type CallsWith<Properties extends Partial<Operation>, Table = Operations> = {
  [Call in keyof Table & CallPattern]: Table[Call] extends Readonly<Properties> ? Call : never;
}[keyof Table & CallPattern];

/** The last parameter of functions that make calls: optional if the call needs no input. */
export type CallArguments<Input, Options = unknown> =
  Record<never, never> extends Input ? [input?: Input & Options] : [input: Input & Options];
