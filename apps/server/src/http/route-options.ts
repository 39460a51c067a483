import { errorBody } from '@scrapboard/contract';
import {
  type CallName,
  type ErrorStatus,
  type Operation,
  operationOf,
  splitCall,
} from '@scrapboard/contract/operations';
import type { HTTPMethods } from 'fastify';
import * as z from 'zod/mini';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's call in the table of operations. */
    call?: CallName;
  }
}

const errorDescriptions: Record<ErrorStatus, string> = {
  400: 'Bad request',
  401: 'Token missing or invalid',
  403: 'Forbidden',
  404: 'Not found',
  408: 'Slower than this server allows',
  409: 'Conflict',
  413: 'Larger than this server accepts',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests; see `Retry-After`',
  500: 'Internal server error',
  503: 'The database does not respond in time',
  507: 'Insufficient storage',
};

/** The response that any call with a rate limit can give. */
export const tooManyRequests = { 429: describe(errorDescriptions[429], errorBody) };

/** Returns method, path and schemas of a route from the table of operations. */
export function createRouteOptions(call: CallName) {
  const { method, path } = splitCall(call);
  const { tag, summary, description, params, query, body, consumes, ...operation } =
    operationOf(call);
  return {
    method: method as HTTPMethods,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { call },
    schema: {
      tags: [tag],
      summary,
      ...(description !== undefined && { description }),
      ...(params !== undefined && { params }),
      ...(query !== undefined && { querystring: query }),
      ...(body !== undefined && { body }),
      ...(consumes !== undefined && { consumes: [consumes] }),
      response: { ...answersOf(operation), ...errorsOf(operation) },
    },
  };
}

function answersOf({
  answers,
  answerDescriptions = {},
  produces,
}: Pick<Operation, 'answers' | 'answerDescriptions' | 'produces'>) {
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => {
      const description = answerDescriptions[Number(status) as keyof typeof answerDescriptions];
      // Anything but JSON is text that is not serialized.
      if (produces !== undefined) return [status, describe(description, z.string(), produces)];
      return [status, description === undefined ? schema : describe(description, schema)];
    }),
  );
}

function errorsOf({
  errors,
  errorBody: schema = errorBody,
}: Pick<Operation, 'errors' | 'errorBody'>) {
  const statuses: ErrorStatus[] = errors === undefined ? [] : [...errors, 500, 503];
  return Object.fromEntries(
    statuses.map((status) => [status, describe(errorDescriptions[status], schema)]),
  );
}

function describe(
  description: string | undefined,
  schema: z.ZodMiniType,
  type = 'application/json',
) {
  return { description, content: { [type]: { schema } } };
}
