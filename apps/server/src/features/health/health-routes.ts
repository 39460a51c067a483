import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { checkReadiness } from './check-readiness.ts';

/** Routes for monitoring: whether the process is alive, and whether it is ready for requests. */
export async function healthRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const addRoute = createAddRoute(app, deps);

  addRoute('GET /healthz', () => ({ status: 'ok', uptime: Math.round(process.uptime()) }));

  addRoute('GET /readyz', async ({ reply }) => {
    const readiness = await checkReadiness(deps);
    reply.code(readiness.status === 'ready' ? 200 : 503);
    return readiness;
  });
}
