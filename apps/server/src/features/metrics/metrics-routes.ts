import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import type { Metrics } from './create-metrics.ts';

/** Serves the metrics in the Prometheus text format. */
export async function metricsRoutes(
  app: FastifyInstance,
  { metrics: { registry }, ...deps }: AppDeps & { metrics: Metrics },
): Promise<void> {
  const addRoute = createAddRoute(app, deps);
  addRoute('GET /metrics', ({ reply }) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
