import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Metrics } from './create-metrics.ts';

/** `GET /metrics` in the Prometheus text format. */
export async function metricsRoutes(
  app: FastifyInstance,
  { metrics: { registry } }: { metrics: Metrics },
): Promise<void> {
  app.get(
    '/metrics',
    {
      schema: {
        tags: ['Operation'],
        summary: 'Measurements for Prometheus',
        response: {
          200: {
            description: 'Prometheus text format',
            content: { 'text/plain': { schema: z.string() } },
          },
        },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store').type(registry.contentType);
      return await registry.metrics();
    },
  );
}
