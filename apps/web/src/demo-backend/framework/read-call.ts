import { ApiError } from '@scrapboard/contract';
import type { Operation } from '@scrapboard/contract/operations';
import { everythingVisible } from '@scrapboard/read-models';
import { checkBody, checkUrlPart } from './check.ts';
import type { DemoCall, RawCall } from './route.ts';

/** Parses a call by its operation's schemas. Throws an ApiError if it does not match them. */
export async function readCall<O>(
  { params, query, body, players, token }: Operation,
  { params: path, query: search, request, visibilityFor }: RawCall,
): Promise<DemoCall<O>> {
  const call = {
    params: params && checkUrlPart(params, path, 'path'),
    query: query && checkUrlPart(query, search, 'query'),
    body: body && checkBody(body, await readJson(request)),
    headers: request.headers,
    form: () => request.formData(),
    visibility:
      players === 'none'
        ? everythingVisible
        : // Calls without a token are answered the same for every viewer.
          await visibilityFor(token === 'none' ? new Headers() : request.headers),
  };
  // The type is derived from these schemas.
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
