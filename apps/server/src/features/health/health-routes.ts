import { health, readiness } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { described } from '../../http/answers.ts';
import { checkReadiness } from './check-readiness.ts';

/** For whatever watches over the process: is it alive, and can it be sent work. */
export async function healthRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.get(
    '/healthz',
    {
      schema: {
        tags: ['Operation'],
        summary: 'Whether the process answers',
        response: { 200: health },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok', uptime: Math.round(process.uptime()) };
    },
  );
  app.get(
    '/readyz',
    {
      schema: {
        tags: ['Operation'],
        summary: 'Whether the server can do its work: database reached and migrated, queue running',
        response: {
          200: readiness,
          503: described('Something is missing; `parts` says what', readiness),
        },
      },
    },
    async (_request, reply) => {
      const answer = await checkReadiness(deps);
      reply.code(answer.status === 'ready' ? 200 : 503).header('cache-control', 'no-store');
      return answer;
    },
  );
}
