import type { FastifyReply, FastifyRequest } from 'fastify';
import { createEncodingCache } from './encoding-cache.ts';
import { chooseEncoding, toEncodedEtag } from './encodings.ts';
import { createStrongEtag, matchesEtag } from './etag.ts';

/** Large responses are answers to questions, which several pages ask. */
const encodeTagged = createEncodingCache(16 * 1024 ** 2);

/**
 * Gives every successful GET response an entity tag of its content, allows storing it with
 * revalidation (`no-cache`), responds with 304 if the client already has it, and compresses larger ones.
 * Streams pass through.
 */
export async function sendConditional(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || reply.statusCode !== 200 || !isReadMethod(request.method)) {
    return payload;
  }
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  return await sendTagged(request, reply, payload);
}

function isReadMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer | null> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], text.length);
  const plainTag = createStrongEtag(text);
  const etag = encoding === undefined ? plainTag : toEncodedEtag(plainTag, encoding);
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.header('etag', etag).header('vary', vary);
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  }
  if (encoding === undefined) return text;
  const bytes = await encodeTagged(etag, encoding, text);
  reply.header('content-encoding', encoding).header('content-length', bytes.length);
  return bytes;
}
