import { ApiError } from '@scrapboard/contract';
import type { Operation } from '@scrapboard/contract/operations';
import { everythingVisible } from '@scrapboard/read-models';
import { checkAddress, checkBody } from './check.ts';
import type { DemoCall, RawCall } from './route.ts';

/** Reads a call by the schemas of its operation. Throws an ApiError if it does not fit them. */
export async function readCall<O>(
  { params, query, body, players, token }: Operation,
  { params: path, query: search, request, visibilityFor }: RawCall,
): Promise<DemoCall<O>> {
  const call = {
    params: params && checkAddress(params, path, 'path'),
    query: query && checkAddress(query, search, 'query'),
    body: body && checkBody(body, await readJson(request)),
    headers: request.headers,
    form: () => request.formData(),
    visibility:
      players === 'none'
        ? everythingVisible
        : // What takes no token is the same for everybody.
          await visibilityFor(token === 'none' ? new Headers() : request.headers),
  };
  // The schemas are those that the type is made of.
  return call as DemoCall<O>;
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
