import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartBody } from './multipart-body.ts';

/** A server's response, whatever its status. */
export interface ServerResponse {
  status: number;
  /** Parsed JSON; null if the body is not JSON. */
  body: unknown;
  /** Seconds of a `Retry-After` header. */
  retryAfterSeconds: number | null;
}

export interface RequestOptions {
  method?: 'GET' | 'POST';
  body?: MultipartBody;
  /** Sent as `Authorization: Bearer`. */
  token?: string;
  signal?: AbortSignal;
}

/** A connection without traffic for this long counts as lost. */
const IDLE_TIMEOUT_MS = 120_000;

/**
 * Sends a request; the server may respond before it has read the whole body. Rejects without a
 * response.
 */
export async function request(url: URL, options: RequestOptions = {}): Promise<ServerResponse> {
  const { method = 'GET', body, token, signal } = options;
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  const headers: Record<string, string> = {
    accept: 'application/json',
    'user-agent': 'scrapboard-cli',
    ...(body === undefined ? {} : { 'content-type': body.contentType }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const outgoing = send(url, { method, headers, ...(signal === undefined ? {} : { signal }) });
  outgoing.setTimeout(IDLE_TIMEOUT_MS, () =>
    outgoing.destroy(new Error('the server stopped responding')),
  );
  const responded = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
  });
  if (body === undefined) outgoing.end();
  // A server that refuses early may close the connection while the rest is still being sent.
  else pipeline(Readable.from(body.chunks), outgoing).catch(() => {});
  const incoming = await responded;
  const text = await readText(incoming);
  outgoing.destroy();
  return {
    status: incoming.statusCode ?? 0,
    body: parseJson(text),
    retryAfterSeconds: parseSeconds(incoming.headers['retry-after']),
  };
}

async function readText(incoming: IncomingMessage): Promise<string> {
  incoming.setEncoding('utf8');
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseSeconds(header: string | undefined): number | null {
  const number = Number(header);
  return header !== undefined && Number.isFinite(number) && number >= 0 ? number : null;
}
