import { accountError } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { recordSecurityEvent } from '../../record-security-event.ts';
import { beginAttempt, clearAttempts, createAttemptKeys } from './attempts.ts';
import { checkPassword } from './check-password.ts';
import { createAccount } from './create-account.ts';
import { fetchUser } from './fetch-user.ts';
import { endSession } from './sessions.ts';

/** Routes for signing up, in and out. */
export async function authRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, accounts } = deps;
  const addRoute = createAddRoute(app, deps);

  addRoute('POST /api/auth/sign-up', async ({ body, request, reply }) => {
    // Trying out which addresses are taken counts as guessing, too, but not as guessing a password.
    const caller = await accounts.callerOf(request);
    const keys = { ...createAttemptKeys(body.email, caller, undefined), everywhere: null };
    await beginAttempt(pool, keys);
    const accountId = await createAccount(pool, body);
    await clearAttempts(pool, keys);
    const signInAnswer = await accounts.signIn(accountId, request.headers['user-agent']);
    accounts.rememberDevice(request, reply, accountId);
    await recordSecurityEvent(deps, { kind: 'signed_up', accountId, request });
    return signInAnswer;
  });

  addRoute('POST /api/auth/sign-in', async ({ body, request, reply }) => {
    const wrongPasswordCode = 'wrong_credentials';
    const { accountId, passwordHash } = await checkPassword(pool, {
      ...body,
      caller: await accounts.callerOf(request),
      wrongPasswordCode,
      onWrongPassword: (accountId) =>
        recordSecurityEvent(deps, {
          kind: 'sign_in_refused',
          accountId,
          request,
          reason: wrongPasswordCode,
        }),
    });
    const agent = request.headers['user-agent'];
    const signInAnswer = await accounts.signIn(accountId, agent, passwordHash);
    accounts.rememberDevice(request, reply, accountId);
    await recordSecurityEvent(deps, { kind: 'signed_in', accountId, request });
    return signInAnswer;
  });

  addRoute('POST /api/auth/sign-out', async ({ request }) => {
    const { accountId, sessionId } = await accounts.requireViewer(request);
    await endSession(pool, accountId, sessionId);
    await recordSecurityEvent(deps, { kind: 'signed_out', accountId, request });
    return null;
  });

  addRoute('GET /api/auth/my-account', async ({ request }) => {
    const { accountId } = await accounts.requireViewer(request);
    const account = await fetchUser(pool, accountId);
    if (account === undefined) throw accountError('token_invalid');
    return { user: account.user };
  });
}
