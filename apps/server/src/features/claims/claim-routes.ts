import { notFound } from '@scrapboard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { claimPlayer } from './claim-player.ts';
import { fetchAccountPlayers } from './fetch-account-players.ts';
import { hideOwnPlayer } from './hide-player.ts';
import { needsProof } from './needs-proof.ts';
import { unlinkPlayer } from './unlink-player.ts';

const createNotLinkedError = () => notFound('This player is not linked to your account.');

/** Routes for claiming in-game players and hiding them from others. */
export async function claimRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, accounts, hiddenPlayers, config } = deps;
  const addRoute = createAddRoute(app, deps);
  const fetchPlayers = (accountId: string, request: FastifyRequest) =>
    fetchAccountPlayers(pool, accountId, needsProof(config, request));

  addRoute('GET /api/account/players', async ({ request }) => {
    const { accountId } = await accounts.requireViewer(request);
    return await fetchPlayers(accountId, request);
  });

  addRoute('POST /api/account/players', async ({ request, body: { id, ask } }) => {
    const { accountId } = await accounts.requireNonDemoViewer(request);
    const claim = { accountId, playerId: id, ask, needsProof: needsProof(config, request) };
    await claimPlayer(deps, claim, { request });
    return await fetchPlayers(accountId, request);
  });

  addRoute('PUT /api/account/players/{id}', async ({ request, params, body }) => {
    const { accountId } = await accounts.requireNonDemoViewer(request);
    const player = { accountId, playerId: params.id };
    if (!(await hideOwnPlayer(deps, player, body.hidden, { request })))
      throw createNotLinkedError();
    await hiddenPlayers.reload();
    return await fetchPlayers(accountId, request);
  });

  addRoute('DELETE /api/account/players/{id}', async ({ request, params }) => {
    const { accountId } = await accounts.requireNonDemoViewer(request);
    const player = { accountId, playerId: params.id };
    if (!(await unlinkPlayer(deps, player, { request }))) throw createNotLinkedError();
    await hiddenPlayers.reload();
    return await fetchPlayers(accountId, request);
  });
}
