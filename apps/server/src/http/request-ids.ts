import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Creates a generator of ids that are unique across restarts and processes without new random bytes
 * for every request: a random prefix for the process, then a counter.
 */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}

/**
 * Sends the request’s id with every response, including those that routes write directly to the
 * socket.
 */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('x-request-id', request.id);
    done();
  });
}
