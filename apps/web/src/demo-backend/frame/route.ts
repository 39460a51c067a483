import type * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** As the OpenAPI document writes it: `GET /api/players/{id}`. */
export type CallName = `${Method} /${string}`;

/** What a handler may say beside its answer. */
export interface Reply {
  /** 200, or 204 where the answer is null, unless the handler sets another one. */
  status: number;
  headers: Headers;
}

export interface DemoCall<Params, Query, Body> {
  /** The parts of the path in braces. */
  params: Params;
  query: Query;
  /** Read as JSON, where the route has a body. */
  body: Body;
  headers: Headers;
  /** For multipart bodies. */
  form(): Promise<FormData>;
}

/** A call as it came, before the contract has looked at it. */
export interface RawCall {
  params: Record<string, string>;
  query: Record<string, string>;
  request: Request;
}

export interface DemoRoute {
  readonly call: CallName;
  /** How long the caller waits, in milliseconds. */
  readonly delay: number;
  /** Throws an ApiError for what the contract does not allow, and for what the handler refuses. */
  answer(raw: RawCall): Promise<Response>;
}

/** The calls of the specification take this long. */
export const specifiedDelay = 1000;
/** Long enough to be seen waiting, short enough not to be in the way. */
export const usualDelay = 150;

export interface RouteShape<
  Answer extends ZodMiniType,
  Params extends ZodMiniType,
  Query extends ZodMiniType,
  Body extends ZodMiniType,
> {
  call: CallName;
  params?: Params;
  query?: Query;
  body?: Body;
  /** `z.null()` for a call that answers 204. */
  answer: Answer;
  delay?: number;
}

export type Handler<Answer, Params, Query, Body> = (
  call: DemoCall<z.output<Params>, z.output<Query>, z.output<Body>>,
  reply: Reply,
) => z.output<Answer> | Promise<z.output<Answer>>;
