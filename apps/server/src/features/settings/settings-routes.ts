import { accountError, notFound } from '@scrapboard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { recordSecurityEvent } from '../../record-security-event.ts';
import { checkPassword } from '../auth/check-password.ts';
import { fetchUser } from '../auth/fetch-user.ts';
import type { Viewer } from '../auth/request-authenticator.ts';
import { endSession, fetchDevices } from '../auth/sessions.ts';
import { needsProof } from '../claims/needs-proof.ts';
import { changeAccount, changePassword, deleteAccount } from './change-account.ts';
import { fetchExport } from './fetch-export.ts';
import { fetchSecurityEvents } from './fetch-security-events.ts';

/** Routes of Settings & Privacy: changing, exporting and deleting an account. */
export async function settingsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, accounts, networkPseudonyms } = deps;
  const addRoute = createAddRoute(app, deps);

  async function requireUser(accountId: string) {
    const accountRow = await fetchUser(pool, accountId);
    if (accountRow === undefined) throw accountError('token_invalid');
    return accountRow.user;
  }

  /**
   * Checks the password again before irreversible actions, since a screen may have been left
   * unattended.
   */
  async function confirmPassword(
    request: FastifyRequest,
    { accountId, sessionId }: Viewer,
    password: string,
  ) {
    const { email } = await requireUser(accountId);
    const caller = await accounts.callerOf(request, sessionId);
    const wrongPasswordCode = 'wrong_password';
    const refusedEvent = {
      kind: 'sign_in_refused',
      accountId,
      request,
      reason: wrongPasswordCode,
    } as const;
    const onWrongPassword = () => recordSecurityEvent(deps, refusedEvent);
    await checkPassword(pool, { email, password, caller, wrongPasswordCode, onWrongPassword });
  }

  addRoute('PATCH /api/account', async ({ request, body: { currentPassword, ...change } }) => {
    const viewer = await accounts.requireNonDemoViewer(request);
    const { accountId } = viewer;
    if (change.email !== undefined) {
      if (currentPassword === undefined) throw accountError('wrong_password');
      await confirmPassword(request, viewer, currentPassword);
    }
    await changeAccount(pool, accountId, change);
    if (change.email !== undefined) {
      await recordSecurityEvent(deps, { kind: 'email_changed', accountId, request });
    }
    return { user: await requireUser(accountId) };
  });

  addRoute('PUT /api/account/password', async ({ request, body }) => {
    const viewer = await accounts.requireNonDemoViewer(request);
    const { accountId } = viewer;
    await confirmPassword(request, viewer, body.currentPassword);
    await changePassword(pool, accountId, body.password);
    await recordSecurityEvent(deps, { kind: 'password_changed', accountId, request });
    return await accounts.signIn(accountId, request.headers['user-agent']);
  });

  addRoute('GET /api/account/devices', async ({ request }) => ({
    devices: await fetchDevices(pool, await accounts.requireViewer(request)),
  }));

  addRoute('DELETE /api/account/devices/{id}', async ({ request, params: { id } }) => {
    const { accountId } = await accounts.requireNonDemoViewer(request);
    const wasEnded = await endSession(pool, accountId, id);
    if (!wasEnded) throw notFound('You are not signed in on a device with this ID.');
    await recordSecurityEvent(deps, { kind: 'signed_out', accountId, request });
    return null;
  });

  async function fetchEvents(request: FastifyRequest, viewer: Viewer) {
    return await fetchSecurityEvents(pool, viewer, await networkPseudonyms.pseudonymOf(request.ip));
  }

  addRoute('GET /api/account/security-events', async ({ request }) => ({
    events: await fetchEvents(request, await accounts.requireViewer(request)),
  }));

  addRoute('GET /api/account/export', async ({ request, reply }) => {
    const viewer = await accounts.requireViewer(request);
    reply.header('content-disposition', 'attachment; filename="scrapboard-account.json"');
    const { accountId } = viewer;
    await recordSecurityEvent(deps, { kind: 'data_exported', accountId, request });
    const securityEvents = await fetchEvents(request, viewer);
    return {
      ...(await fetchExport(pool, viewer, needsProof(deps.config, request))),
      securityEvents,
    };
  });

  addRoute('POST /api/account/delete', async ({ request, body }) => {
    const viewer = await accounts.requireNonDemoViewer(request);
    const { accountId } = viewer;
    await confirmPassword(request, viewer, body.password);
    await deleteAccount(pool, accountId);
    await recordSecurityEvent(deps, { kind: 'account_deleted', accountId, request });
    return null;
  });
}
