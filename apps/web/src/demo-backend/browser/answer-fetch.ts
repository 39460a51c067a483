import type { Answer } from '../frame/create-answer.ts';
import { isOurs } from './is-ours.ts';

/** A `fetch` that answers what is for the server, in the page; everything else goes on its way. */
export function answerFetch(answer: Answer, fetch: typeof window.fetch): typeof window.fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : input;
    if (!isOurs(address)) return await fetch(input, init);
    const request = new Request(input, init);
    return await Promise.race([answer(request), aborted(request.signal)]);
  };
}

/** Rejects when the caller no longer wants the answer, as `fetch` does. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
