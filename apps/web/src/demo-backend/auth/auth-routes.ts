import { accountError } from '@scrapboard/contract';
import { defineRoute } from '../framework/define-route.ts';
import { type DemoRoute, LONG_DELAY_MS } from '../framework/route.ts';
import type { AccountDeps } from './account-deps.ts';
import { findByEmail } from './accounts-state.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { addSecurityEvent } from './security-events.ts';
import { beginSession, endSession } from './sessions.ts';
import { toUser } from './to-user.ts';

/** A demo may reveal whether an address is known: all its accounts are in this browser. */
const unknownEmail = () => accountError('unknown_email');
const emailTaken = () => accountError('email_taken');

/** Returns the routes for signing up, in and out. */
export function authRoutes(deps: AccountDeps): DemoRoute[] {
  const { accounts, viewers, gameData } = deps;

  const signUp = defineRoute(
    'POST /api/auth/sign-up',
    async ({ body: { email, password, firstName, lastName } }) => {
      if (findByEmail(await accounts.read(), email) !== undefined) throw emailTaken();
      const id = crypto.randomUUID();
      const passwordHash = await hashPassword(password);
      await accounts.change((state) => {
        // Another tab may have registered it in the meantime.
        if (findByEmail(state, email) !== undefined) throw emailTaken();
        state.accounts.push({
          id,
          email,
          displayName: `${firstName} ${lastName}`,
          firstName,
          lastName,
          avatar: null,
          language: null,
          passwordHash,
          createdAt: new Date().toISOString(),
        });
      });
      return await beginSession(deps, id, 'signed_up');
    },
    LONG_DELAY_MS,
  );

  const signIn = defineRoute(
    'POST /api/auth/sign-in',
    async ({ body: { email, password } }) => {
      const account = findByEmail(await accounts.read(), email);
      if (account === undefined) throw unknownEmail();
      if (!(await verifyPassword(account.passwordHash, password))) {
        await accounts.change((state) => addSecurityEvent(state, account.id, 'sign_in_refused'));
        throw accountError('wrong_password');
      }
      return await beginSession(deps, account.id, 'signed_in');
    },
    LONG_DELAY_MS,
  );

  const signOut = defineRoute('POST /api/auth/sign-out', async ({ headers }) => {
    const { accountId, sessionId } = await viewers.requireViewer(headers);
    await accounts.change((state) => {
      endSession(state, accountId, sessionId);
      addSecurityEvent(state, accountId, 'signed_out');
    });
    return null;
  });

  const ownAccount = defineRoute(
    'GET /api/auth/my-account',
    async ({ headers }) => {
      const { accountId } = await viewers.requireViewer(headers);
      const state = await accounts.read();
      const account = state.accounts.find(({ id }) => id === accountId);
      if (account === undefined) throw accountError('token_invalid');
      return { user: await toUser(state, account, gameData) };
    },
    LONG_DELAY_MS,
  );

  return [signUp, signIn, signOut, ownAccount];
}
