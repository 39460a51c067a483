import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { errorAnswer } from './error-answer.ts';

/** Gives every error answer of the app the shape of the contract's `errorBody`. */
export function registerErrorHandler(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = errorAnswer(error);
    if (answer.log) {
      const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
      // Without the query: what people type and paste into it is not for a log.
      const path = request.url.split('?', 1)[0];
      log.error(`${request.id} ${request.method} ${path} -> ${answer.statusCode}\n${told}`);
    }
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
    // RFC 9110, 15.5.2, wants it; of this scheme browsers ask nobody by a window of their own.
    if (answer.statusCode === 401) reply.header('www-authenticate', 'Bearer');
    reply
      .code(answer.statusCode)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({ ...answer.body, requestId: request.id });
  });
}
