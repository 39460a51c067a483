import { accountError } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { attemptKeys, beginAttempt, clearAttempts } from './attempts.ts';
import { checkPassword } from './check-password.ts';
import { createAccount } from './create-account.ts';
import { fetchUser } from './fetch-user.ts';
import { endSession } from './sessions.ts';

/** Routes for signing up, in and out. */
export async function authRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, accounts } = deps;
  const addRoute = createAddRoute(app, deps);

  addRoute('POST /api/auth/sign-up', async ({ body, request: { ip, headers } }) => {
    // Trying out which addresses are taken counts as guessing, too.
    const keys = attemptKeys(body.email, ip);
    await beginAttempt(pool, keys);
    const accountId = await createAccount(pool, body);
    await clearAttempts(pool, keys);
    return await accounts.signIn(accountId, headers['user-agent']);
  });

  addRoute('POST /api/auth/sign-in', async ({ body, request: { ip, headers } }) => {
    const { accountId, passwordHash } = await checkPassword(pool, {
      ...body,
      address: ip,
      refusal: 'wrong_credentials',
    });
    return await accounts.signIn(accountId, headers['user-agent'], passwordHash);
  });

  addRoute('POST /api/auth/sign-out', async ({ request }) => {
    const { accountId, sessionId } = await accounts.requireViewer(request);
    await endSession(pool, accountId, sessionId);
    return null;
  });

  addRoute('GET /api/auth/my-account', async ({ request }) => {
    const { accountId } = await accounts.requireViewer(request);
    const found = await fetchUser(pool, accountId);
    if (found === undefined) throw accountError('token_invalid');
    return { user: found.user };
  });
}
