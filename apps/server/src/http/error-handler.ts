import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { toErrorResponse } from './error-response.ts';

/** Gives every error response the shape of the contract's `errorBody`. */
export function registerErrorHandler(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const response = toErrorResponse(error);
    if (response.shouldLog) {
      const [path = ''] = request.url.split('?', 1);
      log.error(`${request.method} ${path} -> ${response.statusCode}`, {
        requestId: request.id,
        method: request.method,
        path,
        status: response.statusCode,
        stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
    if (response.retryAfterSeconds !== undefined)
      reply.header('retry-after', response.retryAfterSeconds);
    // Required by RFC 9110, 15.5.2; browsers open no dialog for this scheme.
    if (response.statusCode === 401) reply.header('www-authenticate', 'Bearer');
    reply
      .code(response.statusCode)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({ ...response.body, requestId: request.id });
  });
}
