import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Forms arrive in one go; a client that needs longer is only holding the connection. */
const DEADLINE_MS = 20_000;

/**
 * Disconnects clients that send a body slowly, even where the response was sent before the body had
 * arrived. Routes that take files watch for silence themselves until they respond.
 */
export function registerBodyDeadline(app: FastifyInstance, ms = DEADLINE_MS): void {
  const limit = ({ raw }: FastifyRequest) => {
    if (raw.complete) return;
    const timer = setTimeout(() => {
      // Not the request: it counts as closed once the response was sent.
      if (!raw.complete && raw.socket instanceof Socket) raw.socket.destroy();
    }, ms).unref();
    raw.once('end', () => clearTimeout(timer));
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !takesFiles(request)) limit(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (hasBody(request) && takesFiles(request)) limit(request);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

function takesFiles({ routeOptions: { schema } }: FastifyRequest): boolean {
  const { consumes } = (schema ?? {}) as { consumes?: string[] };
  return consumes?.includes('multipart/form-data') === true;
}
