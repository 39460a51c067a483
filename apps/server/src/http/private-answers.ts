import type { FastifyInstance } from 'fastify';

/** Answers of this scope are for one person: nobody on the way, nor the browser, keeps them. */
export function registerPrivateAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
