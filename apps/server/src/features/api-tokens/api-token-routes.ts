import { notFound } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { recordSecurityEvent } from '../../record-security-event.ts';
import { createApiToken, fetchApiTokens, revokeApiToken } from './api-tokens.ts';

/** Routes for managing the tokens with which programs upload for an account. */
export async function apiTokenRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, accounts } = deps;
  const addRoute = createAddRoute(app, deps);

  addRoute('GET /api/account/tokens', async ({ request }) => {
    const { accountId } = await accounts.requireViewer(request);
    return { tokens: await fetchApiTokens(pool, accountId) };
  });

  addRoute('POST /api/account/tokens', async ({ request, body }) => {
    const { accountId } = await accounts.requireNonDemoViewer(request);
    const createdToken = await createApiToken(pool, accountId, body.name);
    const subject = createdToken.id;
    await recordSecurityEvent(deps, { kind: 'token_created', accountId, request, subject });
    return createdToken;
  });

  addRoute('DELETE /api/account/tokens/{id}', async ({ request, params: { id } }) => {
    const { accountId } = await accounts.requireViewer(request);
    const wasRevoked = await revokeApiToken(pool, accountId, id);
    if (!wasRevoked) throw notFound('You have no API token with this ID.');
    await recordSecurityEvent(deps, { kind: 'token_revoked', accountId, request, subject: id });
    return null;
  });
}
