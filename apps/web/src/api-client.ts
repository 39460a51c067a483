import type { ErrorBody } from '@scrapboard/contract';

export const unknownFailure = 'Something went wrong';

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Calls the server and answers the parsed body. A failed response rejects with its body, or with
 * 'Something went wrong' if there is none; so does an unreachable server.
 */
export async function callApi<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason;
    throw unknownFailure;
  }
  const body = await bodyOf(response);
  if (!response.ok) throw body ?? unknownFailure;
  return body as Answer;
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'message' in value && 'code' in value;
}

/** A failure in words for the screen. */
export function failureMessage(failure: unknown): string {
  if (typeof failure === 'string') return failure;
  if (isErrorBody(failure)) return failure.message;
  return unknownFailure;
}

/** The stable code of a failure and the id its operator can look up, where the server gave them. */
export function failureDetails(failure: unknown): { code?: string; requestId?: string } {
  if (!isErrorBody(failure)) return {};
  const { code, requestId } = failure;
  return requestId === undefined ? { code } : { code, requestId };
}

/** Whether the server said that the thing asked for does not exist. */
export function isNotFound(failure: unknown): boolean {
  return isErrorBody(failure) && failure.code.endsWith('not_found');
}

/** A query string of the values that are set, in a fixed order so that equal queries are equal text. */
export function queryText(values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(values).sort()) {
    const value = values[name];
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
