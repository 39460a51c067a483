import { accountError, myAccount, signedIn, signInBody, signUpBody } from '@scrapboard/contract';
import * as z from 'zod/mini';
import { defineRoute } from '../frame/define-route.ts';
import { type DemoRoute, specifiedDelay } from '../frame/route.ts';
import type { AccountDeps } from './account-deps.ts';
import { findByEmail } from './accounts-state.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { beginSession, endSession } from './sessions.ts';
import { toUser } from './to-user.ts';

/** A demo may tell whether an address is known: all its accounts belong to whoever asks. */
const unknownEmail = () => accountError('unknown_email');
const emailTaken = () => accountError('email_taken');

/** Getting in and out. */
export function authRoutes(deps: AccountDeps): DemoRoute[] {
  const { accounts, viewers, game } = deps;

  const signUp = defineRoute(
    {
      call: 'POST /api/auth/sign-up',
      body: signUpBody,
      answer: signedIn,
      delay: specifiedDelay,
    },
    async ({ body: { email, password, firstName, lastName } }) => {
      if (findByEmail(await accounts.read(), email) !== undefined) throw emailTaken();
      const id = crypto.randomUUID();
      const passwordHash = await hashPassword(password);
      await accounts.change((state) => {
        // Another tab may have taken it meanwhile.
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
      return await beginSession(deps, id);
    },
  );

  const signIn = defineRoute(
    {
      call: 'POST /api/auth/sign-in',
      body: signInBody,
      answer: signedIn,
      delay: specifiedDelay,
    },
    async ({ body: { email, password } }) => {
      const account = findByEmail(await accounts.read(), email);
      if (account === undefined) throw unknownEmail();
      if (!(await verifyPassword(account.passwordHash, password))) {
        throw accountError('wrong_password');
      }
      return await beginSession(deps, account.id);
    },
  );

  const signOut = defineRoute(
    { call: 'POST /api/auth/sign-out', answer: z.null() },
    async ({ headers }) => {
      const { accountId, sessionId } = await viewers.requireViewer(headers);
      await accounts.change((state) => endSession(state, accountId, sessionId));
      return null;
    },
  );

  const ownAccount = defineRoute(
    { call: 'GET /api/auth/my-account', answer: myAccount, delay: specifiedDelay },
    async ({ headers }) => {
      const { accountId } = await viewers.requireViewer(headers);
      const state = await accounts.read();
      const account = state.accounts.find(({ id }) => id === accountId);
      if (account === undefined) throw accountError('token_invalid');
      return { user: await toUser(state, account, game) };
    },
  );

  return [signUp, signIn, signOut, ownAccount];
}
