import { accountError, myAccount, signedIn, signInBody, signUpBody } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { noContent } from './account-schemas.ts';
import { attemptKeys, beginAttempt, forgiveAttempt } from './attempts.ts';
import { checkPassword } from './check-password.ts';
import { createAccount } from './create-account.ts';
import type { Accounts } from './create-accounts.ts';
import { fetchUser } from './fetch-user.ts';
import { endSession } from './sessions.ts';

const tags = ['Account'];

/** Getting in and out. */
export async function authRoutes(
  instance: FastifyInstance,
  { db, accounts }: Deps & { accounts: Accounts },
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/auth/sign-up',
    {
      schema: {
        tags,
        summary: 'Make an account and sign in',
        body: signUpBody,
        response: answers(signedIn, 400, 429),
      },
    },
    async ({ body, ip, headers }) => {
      // Whoever tries addresses to see which are taken is somebody who guesses, too.
      const keys = attemptKeys(body.email, ip);
      await beginAttempt(db, keys);
      const accountId = await createAccount(db, body);
      await forgiveAttempt(db, keys);
      return await accounts.signIn(accountId, headers['user-agent']);
    },
  );

  app.post(
    '/api/auth/sign-in',
    {
      schema: {
        tags,
        summary: 'Sign in',
        description:
          'The token goes into `Authorization: Bearer …` and lasts three days. After five wrong passwords for an account, or twenty from an address, each further one doubles the wait.',
        body: signInBody,
        response: answers(signedIn, 400, 403, 429),
      },
    },
    async ({ body, ip, headers }) => {
      const refusal = 'wrong_credentials';
      const { accountId, passwordHash } = await checkPassword(db, {
        ...body,
        address: ip,
        refusal,
      });
      return await accounts.signIn(accountId, headers['user-agent'], passwordHash);
    },
  );

  app.post(
    '/api/auth/sign-out',
    {
      schema: {
        tags,
        summary: 'End this session: its token is no good any more',
        response: noContent(401),
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = await accounts.requireViewer(request);
      await endSession(db, accountId, sessionId);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/auth/my-account',
    { schema: { tags, summary: 'Your account', response: answers(myAccount, 401) } },
    async (request) => {
      const { accountId } = await accounts.requireViewer(request);
      const found = await fetchUser(db, accountId);
      if (found === undefined) throw accountError('token_invalid');
      return { user: found.user };
    },
  );
}
