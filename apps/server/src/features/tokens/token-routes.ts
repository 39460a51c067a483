import { apiTokens, createdToken, createTokenBody, notFound } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { idParams, noContent } from '../accounts/account-schemas.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import { createApiToken, fetchApiTokens, revokeApiToken } from './api-tokens.ts';

const tags = ['Account'];

/** Keys with which programs upload for an account. */
export async function tokenRoutes(
  instance: FastifyInstance,
  { db, accounts }: Deps & { accounts: Accounts },
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/account/tokens',
    { schema: { tags, summary: 'Your API tokens', response: answers(apiTokens, 401) } },
    async (request) => {
      const { accountId } = await accounts.requireViewer(request);
      return { tokens: await fetchApiTokens(db, accountId) };
    },
  );

  app.post(
    '/api/account/tokens',
    {
      schema: {
        tags,
        summary: 'Make an API token for uploads',
        description: 'The secret is in this answer only. It uploads for you and reads nothing.',
        body: createTokenBody,
        response: answers(createdToken, 400, 401, 403, 409),
      },
    },
    async (request) => {
      const { accountId } = await accounts.requireOwner(request);
      return await createApiToken(db, accountId, request.body.name);
    },
  );

  app.delete(
    '/api/account/tokens/:id',
    {
      schema: {
        tags,
        summary: 'Revoke an API token',
        params: idParams,
        response: noContent(401, 404),
      },
    },
    async (request, reply) => {
      const { accountId } = await accounts.requireViewer(request);
      const revoked = await revokeApiToken(db, accountId, request.params.id);
      if (!revoked) throw notFound('You have no API token with this id.');
      return reply.code(204).send(null);
    },
  );
}
