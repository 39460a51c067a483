import { notFound } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { claimPlayer, hideOwnPlayer, unlinkPlayer } from './claim-player.ts';
import { fetchAccountPlayers } from './fetch-account-players.ts';

const notLinked = () => notFound('This player is not linked to your account.');

/** Routes for claiming in-game players and hiding them from others. */
export async function claimRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, accounts, hidden } = deps;
  const addRoute = createAddRoute(app, deps);

  addRoute('GET /api/account/players', async ({ request }) => {
    const { accountId } = await accounts.requireViewer(request);
    return await fetchAccountPlayers(pool, accountId);
  });

  addRoute('POST /api/account/players', async ({ request, body }) => {
    const { accountId } = await accounts.requireOwner(request);
    await claimPlayer(pool, accountId, body.id, body.ask);
    return await fetchAccountPlayers(pool, accountId);
  });

  addRoute('PUT /api/account/players/{id}', async ({ request, params, body }) => {
    const { accountId } = await accounts.requireOwner(request);
    if (!(await hideOwnPlayer(pool, accountId, params.id, body.hidden))) throw notLinked();
    await hidden.reload();
    return await fetchAccountPlayers(pool, accountId);
  });

  addRoute('DELETE /api/account/players/{id}', async ({ request, params }) => {
    const { accountId } = await accounts.requireOwner(request);
    if (!(await unlinkPlayer(pool, accountId, params.id))) throw notLinked();
    await hidden.reload();
    return await fetchAccountPlayers(pool, accountId);
  });
}
