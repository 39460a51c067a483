import { accountError, notFound } from '@scrapboard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { checkPassword } from '../auth/check-password.ts';
import { fetchUser } from '../auth/fetch-user.ts';
import { endSession, fetchDevices } from '../auth/sessions.ts';
import { changeAccount, changePassword, deleteAccount } from './change-account.ts';
import { fetchExport } from './fetch-export.ts';

/** Routes of Settings & Privacy: changing, exporting and deleting an account. */
export async function settingsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, accounts } = deps;
  const addRoute = createAddRoute(app, deps);

  async function userOf(accountId: string) {
    const found = await fetchUser(pool, accountId);
    if (found === undefined) throw accountError('token_invalid');
    return found.user;
  }

  /** Irreversible actions require the password again: a screen may have been left unattended. */
  async function confirmPassword(request: FastifyRequest, accountId: string, password: string) {
    const { email } = await userOf(accountId);
    const address = request.ip;
    await checkPassword(pool, { email, password, address, refusal: 'wrong_password' });
  }

  addRoute('PATCH /api/account', async ({ request, body: { currentPassword, ...change } }) => {
    const { accountId } = await accounts.requireOwner(request);
    if (change.email !== undefined) {
      if (currentPassword === undefined) throw accountError('wrong_password');
      await confirmPassword(request, accountId, currentPassword);
    }
    await changeAccount(pool, accountId, change);
    return { user: await userOf(accountId) };
  });

  addRoute('PUT /api/account/password', async ({ request, body }) => {
    const { accountId } = await accounts.requireOwner(request);
    await confirmPassword(request, accountId, body.currentPassword);
    await changePassword(pool, accountId, body.password);
    return await accounts.signIn(accountId, request.headers['user-agent']);
  });

  addRoute('GET /api/account/devices', async ({ request }) => ({
    devices: await fetchDevices(pool, await accounts.requireViewer(request)),
  }));

  addRoute('DELETE /api/account/devices/{id}', async ({ request, params: { id } }) => {
    const { accountId } = await accounts.requireOwner(request);
    const isEnded = await endSession(pool, accountId, id);
    if (!isEnded) throw notFound('You are not signed in on a device with this id.');
    return null;
  });

  addRoute('GET /api/account/export', async ({ request, reply }) => {
    const viewer = await accounts.requireViewer(request);
    reply.header('content-disposition', 'attachment; filename="scrapboard-account.json"');
    return await fetchExport(pool, viewer);
  });

  addRoute('POST /api/account/delete', async ({ request, body }) => {
    const { accountId } = await accounts.requireOwner(request);
    await confirmPassword(request, accountId, body.password);
    await deleteAccount(pool, accountId);
    return null;
  });
}
