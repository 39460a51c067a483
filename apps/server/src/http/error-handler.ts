import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { errorAnswer } from './error-answer.ts';

/** Gives every error response the shape of the contract's `errorBody`. */
export function registerErrorHandler(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = errorAnswer(error);
    if (answer.log) {
      const [path = ''] = request.url.split('?', 1);
      log.error(`${request.method} ${path} -> ${answer.statusCode}`, {
        requestId: request.id,
        method: request.method,
        path,
        status: answer.statusCode,
        stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
    // Required by RFC 9110, 15.5.2; browsers open no dialog for this scheme.
    if (answer.statusCode === 401) reply.header('www-authenticate', 'Bearer');
    reply
      .code(answer.statusCode)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({ ...answer.body, requestId: request.id });
  });
}
