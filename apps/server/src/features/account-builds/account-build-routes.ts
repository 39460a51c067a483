import { notFound } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { deleteAccountBuild, fetchAccountBuilds, saveAccountBuild } from './account-builds.ts';

/** Routes for the builds that the part picker saves in an account. */
export async function accountBuildRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, accounts } = deps;
  const addRoute = createAddRoute(app, deps);

  addRoute('GET /api/account/builds', async ({ request }) => {
    const { accountId } = await accounts.requireViewer(request);
    return { builds: await fetchAccountBuilds(pool, accountId) };
  });

  addRoute('POST /api/account/builds', async ({ request, body }) => {
    const { accountId } = await accounts.requireNonDemoViewer(request);
    return await saveAccountBuild(pool, accountId, body);
  });

  addRoute('DELETE /api/account/builds/{id}', async ({ request, params: { id } }) => {
    const { accountId } = await accounts.requireNonDemoViewer(request);
    const wasDeleted = await deleteAccountBuild(pool, accountId, id);
    if (!wasDeleted) throw notFound('You have no saved build with this ID.');
    return null;
  });
}
