import {
  accountError,
  accountExport,
  changeAccountBody,
  changePasswordBody,
  deleteAccountBody,
  devices,
  myAccount,
  notFound,
  signedIn,
} from '@scrapboard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { idParams, noContent } from './account-schemas.ts';
import { changeAccount, changePassword, deleteAccount } from './change-account.ts';
import { checkPassword } from './check-password.ts';
import type { Accounts } from './create-accounts.ts';
import { fetchExport } from './fetch-export.ts';
import { fetchUser } from './fetch-user.ts';
import { endSession, fetchDevices } from './sessions.ts';

const tags = ['Account'];

/** Settings & Privacy: what people change, take with them and delete about themselves. */
export async function settingsRoutes(
  instance: FastifyInstance,
  { db, accounts }: Deps & { accounts: Accounts },
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  async function userOf(accountId: string) {
    const found = await fetchUser(db, accountId);
    if (found === undefined) throw accountError('token_invalid');
    return found.user;
  }

  /** What cannot be undone wants the password again: a screen may have been left open. */
  async function confirmPassword(request: FastifyRequest, accountId: string, password: string) {
    const { email } = await userOf(accountId);
    const address = request.ip;
    await checkPassword(db, { email, password, address, refusal: 'wrong_password' });
  }

  app.patch(
    '/api/account',
    {
      schema: {
        tags,
        summary: 'Change your names, e-mail address or language',
        description: 'A new e-mail address needs `currentPassword`.',
        body: changeAccountBody,
        response: answers(myAccount, 400, 401, 403, 429),
      },
    },
    async (request) => {
      const { accountId } = await accounts.requireOwner(request);
      const { currentPassword, ...change } = request.body;
      if (change.email !== undefined) {
        if (currentPassword === undefined) throw accountError('wrong_password');
        await confirmPassword(request, accountId, currentPassword);
      }
      await changeAccount(db, accountId, change);
      return { user: await userOf(accountId) };
    },
  );

  app.put(
    '/api/account/password',
    {
      schema: {
        tags,
        summary: 'Set another password',
        description: 'Every session ends; the answer begins a new one. API tokens stay.',
        body: changePasswordBody,
        response: answers(signedIn, 400, 401, 403, 429),
      },
    },
    async (request) => {
      const { accountId } = await accounts.requireOwner(request);
      await confirmPassword(request, accountId, request.body.currentPassword);
      await changePassword(db, accountId, request.body.password);
      return await accounts.signIn(accountId, request.headers['user-agent']);
    },
  );

  app.get(
    '/api/account/devices',
    { schema: { tags, summary: 'Where you are signed in', response: answers(devices, 401) } },
    async (request) => {
      return { devices: await fetchDevices(db, await accounts.requireViewer(request)) };
    },
  );

  app.delete(
    '/api/account/devices/:id',
    {
      schema: {
        tags,
        summary: 'Sign a device out',
        params: idParams,
        response: noContent(401, 403, 404),
      },
    },
    async (request, reply) => {
      const { accountId } = await accounts.requireOwner(request);
      const ended = await endSession(db, accountId, request.params.id);
      if (!ended) throw notFound('You are signed in on no device with this id.');
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/account/export',
    {
      schema: {
        tags,
        summary: 'Everything that is kept about you, as one file',
        response: answers(accountExport, 401),
      },
    },
    async (request, reply) => {
      const viewer = await accounts.requireViewer(request);
      reply.header('content-disposition', 'attachment; filename="scrapboard-account.json"');
      return await fetchExport(db, viewer);
    },
  );

  app.post(
    '/api/account/delete',
    {
      schema: {
        tags,
        summary: 'Delete your account',
        description:
          'Sessions, API tokens and links to players go with it. Matches stay, since they are the other players’ too; a hidden player stays hidden.',
        body: deleteAccountBody,
        response: noContent(400, 401, 403, 429),
      },
    },
    async (request, reply) => {
      const { accountId } = await accounts.requireOwner(request);
      await confirmPassword(request, accountId, request.body.password);
      await deleteAccount(db, accountId);
      return reply.code(204).send(null);
    },
  );
}
