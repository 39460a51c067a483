import type { FastifyInstance } from 'fastify';
import type { Metrics } from './create-metrics.ts';

/** Times every request by its route pattern, so that ids in paths create no new series. */
export function measureRequests(app: FastifyInstance, { requestDuration }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    requestDuration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
