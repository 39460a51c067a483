import type { AnswerOf, CallPattern, ReadInput } from '@scrapboard/contract/operations';
import type { Visibility } from '@scrapboard/read-models';

/** What a handler may set besides its answer. */
export interface Reply {
  /** 200, or 204 where the answer is null, unless the handler sets another one. */
  status: number;
  headers: Headers;
}

/** What a handler gets besides what the contract reads. */
interface Sent {
  headers: Headers;
  /** For multipart bodies. */
  form(): Promise<FormData>;
  /** Everything is visible where the answer names no players. */
  visibility: Visibility;
}

/** A call as a handler gets it: read by the schemas of its operation. */
export type DemoCall<O> = ReadInput<O> & Sent;

export type Handler<O> = (call: DemoCall<O>, reply: Reply) => AnswerOf<O> | Promise<AnswerOf<O>>;

/** Finds out which players are hidden from whoever sends these headers. */
export type VisibilityFor = (headers: Headers) => Promise<Visibility>;

/** A call as it came in, before the contract has checked it. */
export interface RawCall {
  params: Record<string, string>;
  query: Record<string, string>;
  request: Request;
  visibilityFor: VisibilityFor;
}

export interface DemoRoute {
  readonly call: CallPattern;
  readonly delayMs: number;
  /** Throws an ApiError for what the contract does not allow, and for what the handler refuses. */
  answer(raw: RawCall): Promise<Response>;
}

/** How long the calls of the specification take. */
export const SPECIFIED_DELAY_MS = 1000;
/** Long enough to see that something loads, short enough not to be in the way. */
export const USUAL_DELAY_MS = 150;
