import { setTimeout as sleep } from 'node:timers/promises';
import {
  errorBody,
  type Upload,
  type UploadAnswer,
  upload,
  uploadAnswer,
} from '@scrapboard/contract';
import { callRequest } from '@scrapboard/contract/call-request';
import type { CallInput, CallName } from '@scrapboard/contract/operations';
import { hasEnded } from '@scrapboard/contract/upload-events';
import { createMultipartBody, type FilePart } from './multipart-body.ts';
import { request, type ServerResponse } from './request.ts';

/** The server rejected the upload; retrying would not help. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The server requires a valid API token, so that it would reject any other upload too. */
export class UnauthorizedError extends Error {
  override name = 'UnauthorizedError';
}

/** Every attempt failed: the server was unreachable, busy (429) or failing (5xx). */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

export interface SendOptions {
  session: string | null;
  timeZone: string;
  onRead?: (bytes: number) => void;
}

export interface ServerClient {
  /** Sends logs as one upload. Throws RefusedError, UnauthorizedError or UnreachableError. */
  send(
    fileParts: readonly FilePart[],
    options: SendOptions,
  ): Promise<UploadAnswer & { isAlreadyKnown: boolean }>;
  /** Returns an upload's progress; null if the server does not have it. */
  fetchUpload(id: string): Promise<Upload | null>;
  /** Waits until an upload has been stored or has failed. */
  waitForUpload(id: string, onProgress?: (upload: Upload) => void): Promise<Upload | null>;
}

export interface ServerClientOptions {
  url: URL;
  /** An API token of the account that uploads belong to. */
  token?: string | undefined;
  /** The maximum number of attempts. */
  maxAttempts: number;
  /** Called when an attempt failed, with the seconds until the next. */
  onRetry?: (reason: string, seconds: number) => void;
  signal?: AbortSignal;
  /** Milliseconds between two requests for an upload's progress. */
  pollMs?: number;
}

const MAX_RETRY_DELAY_SECONDS = 30;

/** Creates a client for one server, which repeats requests that may succeed later. */
export function createServerClient(options: ServerClientOptions): ServerClient {
  const { url, token, maxAttempts, onRetry, signal, pollMs = 400 } = options;
  /** Returns the URL of a call; the server may be below a path. */
  function urlOf<Call extends CallName>(call: Call, params?: CallInput<Call>['params']): URL {
    return new URL(`${url.pathname.replace(/\/$/, '')}${callRequest(call, { params }).url}`, url);
  }

  async function sendWithRetries(
    attemptRequest: () => Promise<ServerResponse>,
  ): Promise<ServerResponse> {
    for (let attempt = 1; ; attempt += 1) {
      let reason: string;
      let delaySeconds = Math.min(MAX_RETRY_DELAY_SECONDS, 2 ** (attempt - 1));
      try {
        const response = await attemptRequest();
        if (response.status !== 429 && response.status < 500) return response;
        reason = readMessage(response);
        if (response.retryAfterSeconds !== null)
          delaySeconds = Math.max(1, response.retryAfterSeconds);
      } catch (error) {
        signal?.throwIfAborted();
        reason = `Cannot reach ${url.origin} (${describeCause(error)}).`;
      }
      if (attempt >= maxAttempts) throw new UnreachableError(reason);
      onRetry?.(reason, delaySeconds);
      await sleep(delaySeconds * 1000, undefined, signal === undefined ? {} : { signal });
    }
  }

  const signalOption = signal === undefined ? {} : { signal };

  async function fetchUpload(id: string): Promise<Upload | null> {
    const response = await sendWithRetries(() =>
      request(urlOf('GET /api/uploads/{id}', { id }), signalOption),
    );
    if (response.status === 404) return null;
    if (response.status !== 200) throw toRefusedError(response);
    return upload.parse(response.body);
  }

  return {
    async send(fileParts, { session, timeZone, onRead }) {
      const fields = { timeZone, ...(session === null ? {} : { session }) };
      const response = await sendWithRetries(() =>
        request(urlOf('POST /api/uploads'), {
          method: 'POST',
          body: createMultipartBody(fields, fileParts, onRead),
          ...(token === undefined ? {} : { token }),
          ...signalOption,
        }),
      );
      if (response.status === 401) throw new UnauthorizedError(explainUnauthorized(token));
      if (response.status !== 200 && response.status !== 202) throw toRefusedError(response);
      return { ...uploadAnswer.parse(response.body), isAlreadyKnown: response.status === 200 };
    },
    fetchUpload,
    async waitForUpload(id, onProgress) {
      while (true) {
        const currentUpload = await fetchUpload(id);
        if (currentUpload === null || hasEnded(currentUpload)) return currentUpload;
        onProgress?.(currentUpload);
        await sleep(pollMs, undefined, signalOption);
      }
    },
  };
}

function readMessage(response: ServerResponse): string {
  const body = errorBody.safeParse(response.body);
  return body.success ? body.data.message : `The server responded with ${response.status}.`;
}

function toRefusedError(response: ServerResponse): RefusedError {
  const body = errorBody.safeParse(response.body);
  return body.success
    ? new RefusedError(body.data.code, body.data.message)
    : new RefusedError(
        'unknown',
        `The server responded with ${response.status}. Is it a Scrapboard server?`,
      );
}

function explainUnauthorized(token: string | undefined): string {
  return token === undefined
    ? 'This server only accepts uploads from accounts. Create an API token in your account settings and set SCRAPBOARD_TOKEN.'
    : 'The server rejected the API token in SCRAPBOARD_TOKEN: it was revoked or belongs to another server.';
}

function describeCause(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: Error[] };
  return code ?? (message || errors?.[0]?.message) ?? 'no response';
}
