import type { ErrorBody } from '@scrapboard/contract';
import { callRequest } from '@scrapboard/contract/call-request';
import type {
  CallAnswer,
  CallArguments,
  CallInput,
  CallName,
} from '@scrapboard/contract/operations';
import { requestRenewal } from './account/renewal.ts';
import { tokens } from './account/token-store.ts';
import { reportReachable, reportUnreachable } from './connection.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { rejectOnAbort } from './reject-on-abort.ts';

export const UNKNOWN_FAILURE = 'Something went wrong';

/** Marks a body that is not JSON, which something between the browser and the server has sent. */
const NON_JSON = Symbol('not JSON');

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return NON_JSON;
  }
}

/** How long the server may take to start its response. */
const TIMEOUT_MS = 30_000;

/** Rejects with 'Something went wrong' if no response arrives in time. */
async function fetchJson(
  path: string,
  init: RequestInit,
): Promise<{ response: Response; body: unknown }> {
  const controller = new AbortController();
  const abort = () => controller.abort(init.signal?.reason);
  const timer = setTimeout(() => controller.abort(UNKNOWN_FAILURE), TIMEOUT_MS);
  init.signal?.addEventListener('abort', abort);
  if (init.signal?.aborted) abort();
  try {
    const earlyAnswer = takeEarlyAnswer(path, init.method);
    const response =
      earlyAnswer === undefined
        ? await fetch(path, { ...init, signal: controller.signal })
        : await Promise.race([earlyAnswer, rejectOnAbort(controller.signal)]);
    clearTimeout(timer);
    const body = await readBody(response);
    // If the server is down, a proxy responds instead.
    if (body === NON_JSON || (body === null && !response.ok)) reportUnreachable();
    else reportReachable();
    return { response, body };
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason;
    reportUnreachable();
    throw UNKNOWN_FAILURE;
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', abort);
  }
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The access token to send, if not the current one. */
  token?: string;
  /**
   * Whether to ask the user to sign in again when the session has ended, and then to repeat the
   * call; true by default.
   */
  renewsSession?: boolean;
}

interface RequestOptions extends CallOptions {
  method: string;
  /** A body to be sent as JSON. */
  body?: unknown;
}

/** The input of any call. */
interface AnyInput {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
}

/** How long to wait before retrying, by failure. */
const retryDelaySeconds = new WeakMap<object, number>();

/**
 * Makes a call of the contract as the signed-in user and returns its answer. An error response
 * rejects with its body, or with 'Something went wrong' if it has none; so do an unreachable
 * server, one that does not respond within half a minute, and a response that is not JSON.
 */
export async function callApi<Call extends CallName>(
  call: Call,
  ...args: CallArguments<CallInput<Call>, CallOptions>
): Promise<CallAnswer<Call>> {
  // The inputs of all calls together are a union too large for the compiler; what they have in common is enough.
  const [input = {}] = args as readonly unknown[] as readonly [(AnyInput & CallOptions)?];
  const { params, query, ...rest } = input;
  const { method, url } = callRequest(call, { params, query });
  return (await send(url, { ...rest, method })) as CallAnswer<Call>;
}

/** Sends any request like `callApi`; for calls that are not part of the contract. */
export async function send(url: string, request: RequestOptions): Promise<unknown> {
  const { method, body: json, renewsSession = true, signal, token: tokenOverride } = request;
  const headers = new Headers({ accept: 'application/json' });
  const current = tokens.current();
  const token = tokenOverride ?? current;
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('content-type', 'application/json');
  const { response, body } = await fetchJson(url, {
    method,
    headers,
    signal: signal ?? null,
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  if (response.ok) {
    if (body === NON_JSON) throw UNKNOWN_FAILURE;
    return body;
  }
  if (renewsSession && current !== null && failureDetails(body).code === 'token_invalid') {
    if (await requestRenewal(current)) return await send(url, request);
  }
  if (typeof body !== 'object' || body === null) throw UNKNOWN_FAILURE;
  const seconds = Number(response.headers.get('retry-after'));
  if (seconds > 0) retryDelaySeconds.set(body, seconds);
  throw body;
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'message' in value && 'code' in value;
}

/** Returns a failure's message for the screen. */
export function failureMessage(failure: unknown): string {
  if (typeof failure === 'string') return failure;
  if (isErrorBody(failure)) return failure.message;
  return UNKNOWN_FAILURE;
}

/** Returns a failure's code and request id, if the server sent them. */
export function failureDetails(failure: unknown): { code?: string; requestId?: string } {
  if (!isErrorBody(failure)) return {};
  const { code, requestId } = failure;
  return requestId === undefined ? { code } : { code, requestId };
}

/** Returns the seconds after which to retry, if the server sent them. */
export function retryAfterSeconds(failure: unknown): number | undefined {
  return typeof failure === 'object' && failure !== null
    ? retryDelaySeconds.get(failure)
    : undefined;
}

/** Returns the server's messages about single fields of the body. */
export function failureFields(failure: unknown): Record<string, string> {
  return (isErrorBody(failure) && failure.fields) || {};
}

/** Returns whether the server answered that the requested item does not exist. */
export function isNotFound(failure: unknown): boolean {
  return isErrorBody(failure) && failure.code.endsWith('not_found');
}
