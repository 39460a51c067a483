import type { FastifyInstance } from 'fastify';
import { matchesEtag, strongEtag } from './etag.ts';

/**
 * Gives every successful GET answer of this scope an entity tag made of its content, lets it be
 * kept but asked again (`no-cache`), and answers 304 where the client has it already. Streams and
 * answers that carry a tag already pass through.
 */
export function registerConditionalAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const plain = typeof payload === 'string' || payload instanceof Uint8Array;
    if (!plain || reply.statusCode !== 200 || !isRead(request.method)) {
      done(null, payload);
      return;
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    if (reply.hasHeader('etag')) {
      done(null, payload);
      return;
    }
    const etag = strongEtag(payload);
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      done(null, null);
      return;
    }
    done(null, payload);
  });
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
