import type { ErrorBody } from '@scrapboard/contract';
import { renewToken } from './account/renewal.ts';
import { tokens } from './account/token-store.ts';

export const unknownFailure = 'Something went wrong';

/** A body that is no JSON: something between here and the server answered in its place. */
const foreign = Symbol('foreign');

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return foreign;
  }
}

/** Milliseconds in which the server begins to answer, or nobody waits for it any longer. */
const patience = 30_000;

/** Rejects with 'Something went wrong' where no answer comes, or none in time. */
async function ask(
  path: string,
  init: RequestInit,
): Promise<{ response: Response; body: unknown }> {
  const limit = new AbortController();
  const stop = () => limit.abort(init.signal?.reason);
  const timer = setTimeout(() => limit.abort(unknownFailure), patience);
  init.signal?.addEventListener('abort', stop);
  if (init.signal?.aborted) stop();
  try {
    const response = await fetch(path, { ...init, signal: limit.signal });
    clearTimeout(timer);
    return { response, body: await bodyOf(response) };
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason;
    throw unknownFailure;
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', stop);
  }
}

export interface CallOptions extends RequestInit {
  /** A body to be sent as JSON. */
  json?: unknown;
  /** Whether to ask to sign in again where the session has ended, and then to call again; it is. */
  renew?: boolean;
}

/** Seconds to wait before the next call, by the failures that tell them. */
const waits = new WeakMap<object, number>();

/**
 * Calls the server in the name of whoever is signed in and answers the parsed body. A failed
 * response rejects with its body, or with 'Something went wrong' if there is none; so does an
 * unreachable server, one that is silent for half a minute, and an answer that is not its own.
 */
export async function callApi<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const { json, renew = true, ...init } = options;
  const headers = new Headers(init.headers);
  const token = tokens.current();
  headers.set('accept', 'application/json');
  if (token !== null && !headers.has('authorization')) {
    headers.set('authorization', `Bearer ${token}`);
  }
  if (json !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(json);
  }
  const { response, body } = await ask(path, { ...init, headers });
  if (response.ok) {
    if (body === foreign) throw unknownFailure;
    return body as Answer;
  }
  if (renew && token !== null && failureDetails(body).code === 'token_invalid') {
    if (await renewToken(token)) return await callApi<Answer>(path, options);
  }
  if (typeof body !== 'object' || body === null) throw unknownFailure;
  const seconds = Number(response.headers.get('retry-after'));
  if (seconds > 0) waits.set(body, seconds);
  throw body;
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

/** Seconds after which to try again, where the server told them. */
export function failureWait(failure: unknown): number | undefined {
  return typeof failure === 'object' && failure !== null ? waits.get(failure) : undefined;
}

/** What the server has to say of single fields of the body. */
export function failureFields(failure: unknown): Record<string, string> {
  return (isErrorBody(failure) && failure.fields) || {};
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
