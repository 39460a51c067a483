import { ApiError } from '@scrapboard/contract';
import type { ZodMiniType } from 'zod/mini';
import { checkAddress, checkBody } from './check.ts';
import {
  type DemoCall,
  type DemoRoute,
  type Handler,
  type RawCall,
  type Reply,
  type RouteShape,
  usualDelay,
} from './route.ts';

/**
 * A call of the contract and who answers it. What comes in is read by the contract's schemas; what
 * goes out has their types, and what they do not name is left out, as the server does.
 */
export function defineRoute<
  Answer extends ZodMiniType,
  Params extends ZodMiniType = ZodMiniType<undefined>,
  Query extends ZodMiniType = ZodMiniType<undefined>,
  Body extends ZodMiniType = ZodMiniType<undefined>,
>(
  shape: RouteShape<Answer, Params, Query, Body>,
  handle: Handler<Answer, Params, Query, Body>,
): DemoRoute {
  return {
    call: shape.call,
    delay: shape.delay ?? usualDelay,
    async answer(raw) {
      const call = await readCall(shape, raw);
      const reply: Reply = { status: 0, headers: new Headers() };
      const answer = shape.answer.parse(await handle(call as Parameters<typeof handle>[0], reply));
      const init = (usual: number) => ({ status: reply.status || usual, headers: reply.headers });
      return answer === null ? new Response(null, init(204)) : Response.json(answer, init(200));
    },
  };
}

interface Schemas {
  params?: ZodMiniType;
  query?: ZodMiniType;
  body?: ZodMiniType;
}

/** A call as the contract reads it; throws an ApiError where it does not allow it. */
export async function readCall(
  { params, query, body }: Schemas,
  { params: path, query: search, request }: RawCall,
): Promise<DemoCall<unknown, unknown, unknown>> {
  return {
    params: params && checkAddress(params, path, 'path'),
    query: query && checkAddress(query, search, 'query'),
    body: body && checkBody(body, await readJson(request)),
    headers: request.headers,
    form: () => request.formData(),
  };
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'bad_request', 'Request body is not valid JSON.');
  }
}
