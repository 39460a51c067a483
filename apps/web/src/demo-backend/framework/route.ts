import type { AnswerOf, CallPattern, ParsedInput } from '@scrapboard/contract/operations';
import type { Visibility } from '@scrapboard/read-models';

/** The parts of the response a handler may set besides the body. */
export interface Reply {
  /** 200, or 204 if the answer is null, unless the handler sets another. */
  status: number;
  headers: Headers;
}

/** The input of a handler besides what the contract defines. */
interface RequestParts {
  headers: Headers;
  /** Reads a multipart body. */
  form(): Promise<FormData>;
  /** Everything is visible where the answer names no players. */
  visibility: Visibility;
}

/** A handler's input: the call as parsed by its operation's schemas. */
export type DemoCall<O> = ParsedInput<O> & RequestParts;

export type Handler<O> = (call: DemoCall<O>, reply: Reply) => AnswerOf<O> | Promise<AnswerOf<O>>;

/** Finds out which players are hidden from the caller with these headers. */
export type VisibilityFor = (headers: Headers) => Promise<Visibility>;

/** A call before the contract has validated it. */
export interface RawCall {
  params: Record<string, string>;
  query: Record<string, string>;
  request: Request;
  visibilityFor: VisibilityFor;
}

export interface DemoRoute {
  readonly call: CallPattern;
  readonly delayMs: number;
  /** Throws an ApiError for invalid calls and for the handler's own errors. */
  respond(rawCall: RawCall): Promise<Response>;
}

/** The delay of sign-in, sign-up, the viewer's account and profiles, which the specification requires. */
export const LONG_DELAY_MS = 1000;
/** Long enough to see the loading state, short enough not to annoy. */
export const DEFAULT_DELAY_MS = 150;
