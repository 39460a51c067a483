import { open } from 'node:fs/promises';

/** Longer lists are refused; all prices of the game take about 60 kB. */
const MAX_SOURCE_BYTES = 5 * 1024 ** 2;
const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;

/** Why a source could not be read, for the operator's log. */
export class PriceSourceError extends Error {}

interface Limits {
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Returns the content of a file or of an http(s) URL, at most 5 MB, within 20 seconds. */
export async function readPriceSource(source: string, limits: Limits = {}): Promise<string> {
  return /^https?:/i.test(source) ? fetchText(new URL(source), limits) : readText(source);
}

async function readText(path: string): Promise<string> {
  const file = await open(path);
  try {
    const stats = await file.stat();
    // A device or a pipe would never end.
    if (!stats.isFile()) throw new PriceSourceError('is not a file');
    if (stats.size > MAX_SOURCE_BYTES) throw createTooLargeError();
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

async function fetchText(url: URL, { timeoutMs = TIMEOUT_MS, signal }: Limits): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signals = signal === undefined ? [timeout] : [timeout, signal];
  try {
    const response = await followRedirects(url, AbortSignal.any(signals));
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new PriceSourceError(`answered with status ${response.status}`);
    }
    return await readBody(response);
  } catch (error) {
    if (error instanceof PriceSourceError) throw error;
    if (timeout.aborted) throw new PriceSourceError(`took longer than ${timeoutMs / 1000} s`);
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new PriceSourceError(cause instanceof Error ? cause.message : String(cause));
  }
}

/**
 * Follows redirects on the same host only: another server must not make this one send requests to
 * other addresses, such as those of its own network.
 */
async function followRedirects(
  url: URL,
  signal: AbortSignal,
  redirectCount = 0,
): Promise<Response> {
  const headers = { accept: 'application/json', 'user-agent': 'Scrapboard' };
  const response = await fetch(url, { redirect: 'manual', headers, signal });
  const location = response.headers.get('location');
  if (response.status < 300 || response.status >= 400 || location === null) return response;
  await response.body?.cancel();
  const next = URL.parse(location, url);
  const isUpgrade = next?.protocol === 'https:' && next.hostname === url.hostname;
  if (next === null || (next.origin !== url.origin && !isUpgrade)) {
    throw new PriceSourceError(`redirects to another server, ${next?.host ?? location}`);
  }
  if (redirectCount >= MAX_REDIRECTS) throw new PriceSourceError('redirects too often');
  return followRedirects(next, signal, redirectCount + 1);
}

/** Counts the bytes, because the stated length can be missing, wrong, or that of compressed data. */
async function readBody({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_SOURCE_BYTES) throw createTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function createTooLargeError(): PriceSourceError {
  return new PriceSourceError(`is larger than ${MAX_SOURCE_BYTES / 1024 ** 2} MB`);
}
