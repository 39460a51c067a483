import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Forms arrive at once; a client that takes longer is only occupying the connection. */
const BODY_DEADLINE_MS = 20_000;

/**
 * Disconnects clients that send a body slowly, even if the response was sent before the whole body
 * arrived. Routes that receive files check for silence themselves until they respond.
 */
export function registerBodyDeadline(app: FastifyInstance, deadlineMs = BODY_DEADLINE_MS): void {
  const enforceDeadline = ({ raw }: FastifyRequest) => {
    if (raw.complete) return;
    const timer = setTimeout(() => {
      // Not the request's event: a request counts as closed once the response was sent.
      if (!raw.complete && raw.socket instanceof Socket) raw.socket.destroy();
    }, deadlineMs).unref();
    raw.once('end', () => clearTimeout(timer));
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !acceptsFiles(request)) enforceDeadline(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (hasBody(request) && acceptsFiles(request)) enforceDeadline(request);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

function acceptsFiles({ routeOptions: { schema } }: FastifyRequest): boolean {
  const { consumes } = (schema ?? {}) as { consumes?: string[] };
  return consumes?.includes('multipart/form-data') === true;
}
