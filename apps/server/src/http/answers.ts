import { errorBody } from '@scrapboard/contract';
import type { ZodMiniType } from 'zod/mini';

const descriptions = {
  400: 'A parameter is wrong',
  401: 'No token, or none that is good',
  403: 'Not allowed',
  404: 'There is no such thing',
  409: 'Not as things are now',
  413: 'More than this server takes',
  415: 'Not a type this takes',
  422: 'Understood, but of no use',
  429: 'Too much at once; see `Retry-After`',
  500: 'A fault of the server',
  503: 'The database does not answer in time',
  507: 'No room left',
} as const;

type Code = keyof typeof descriptions;

/** An answer of a route schema, with what it means. */
export function described(description: string, schema: ZodMiniType) {
  return { description, content: { 'application/json': { schema } } };
}

/** Failures of a route whose error body says more than the contract's. */
export function failures(schema: ZodMiniType, ...codes: Code[]) {
  return Object.fromEntries(codes.map((code) => [code, described(descriptions[code], schema)]));
}

const errors = failures(errorBody, ...(Object.keys(descriptions).map(Number) as Code[]));

/** What any operation with a limit may answer. */
export const tooMany = { 429: errors[429] };

type Answers<T> = { 200: T };

/**
 * The `response` of a route schema: what success looks like, and the contract's error body for
 * each code named, and for 500 and 503, which any route can meet.
 */
export function answers<T extends ZodMiniType>(success: T, ...codes: Code[]): Answers<T> {
  return { 200: success, ...failures(errorBody, ...codes, 500, 503) };
}
