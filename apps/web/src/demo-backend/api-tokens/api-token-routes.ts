import { notFound } from '@scrapboard/contract';
import type { AccountDeps } from '../auth/account-deps.ts';
import { addSecurityEvent } from '../auth/security-events.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { createApiToken, listApiTokens } from './api-tokens.ts';

/** API tokens, with which programs upload for an account. */
export function apiTokenRoutes({ accounts, viewers }: AccountDeps): DemoRoute[] {
  const list = defineRoute('GET /api/account/tokens', async ({ headers }) => {
    const { accountId } = await viewers.requireViewer(headers);
    return { tokens: listApiTokens(await accounts.read(), accountId) };
  });

  const create = defineRoute('POST /api/account/tokens', async ({ headers, body }) => {
    const { accountId } = await viewers.requireNonDemoViewer(headers);
    const created = await createApiToken(accounts, accountId, body.name);
    await accounts.change((state) => addSecurityEvent(state, accountId, 'token_created'));
    return created;
  });

  const revoke = defineRoute('DELETE /api/account/tokens/{id}', async ({ headers, params }) => {
    const { accountId } = await viewers.requireViewer(headers);
    await accounts.change((state) => {
      const remaining = state.tokens.filter(
        (token) => token.id !== params.id || token.accountId !== accountId,
      );
      if (remaining.length === state.tokens.length) {
        throw notFound('You have no API token with this ID.');
      }
      state.tokens = remaining;
      addSecurityEvent(state, accountId, 'token_revoked');
    });
    return null;
  });

  return [list, create, revoke];
}
