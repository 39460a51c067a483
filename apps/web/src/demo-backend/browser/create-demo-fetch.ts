import { rejectOnAbort } from '../../reject-on-abort.ts';
import type { RequestHandler } from '../framework/create-request-handler.ts';
import { isApiUrl } from './is-api-url.ts';

/** Returns a `fetch` that answers requests to the server in the page and passes on all others. */
export function createDemoFetch(
  handleRequest: RequestHandler,
  fetch: typeof window.fetch,
): typeof window.fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input;
    if (!isApiUrl(url)) return await fetch(input, init);
    const request = new Request(input, init);
    return await Promise.race([handleRequest(request), rejectOnAbort(request.signal)]);
  };
}
