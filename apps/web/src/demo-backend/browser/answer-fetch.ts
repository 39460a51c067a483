import type { Answer } from '../framework/create-answer.ts';
import { isApiUrl } from './is-api-url.ts';

/** Returns a `fetch` that answers requests to the server in the page and passes on all others. */
export function answerFetch(answer: Answer, fetch: typeof window.fetch): typeof window.fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : input;
    if (!isApiUrl(address)) return await fetch(input, init);
    const request = new Request(input, init);
    return await Promise.race([answer(request), aborted(request.signal)]);
  };
}

/** Rejects when the request is aborted, as `fetch` does. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
