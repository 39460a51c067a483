import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A form arrives in one go; whoever needs longer is holding the connection. */
const deadlineMs = 20_000;

/**
 * Hangs up on clients that send a body slowly, also where it was answered before it was there.
 * Routes that take files watch for silence themselves, up to their answer.
 */
export function registerBodyDeadline(app: FastifyInstance, ms = deadlineMs): void {
  const limit = ({ raw }: FastifyRequest) => {
    if (raw.complete) return;
    const timer = setTimeout(() => {
      // Not the request: it counts as closed once it was answered.
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
