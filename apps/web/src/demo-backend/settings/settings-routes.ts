import { accountError, notFound } from '@scrapboard/contract';
import { listAccountBuilds } from '../account-builds/account-builds.ts';
import { listAccountQuestions } from '../account-questions/account-questions.ts';
import { listApiTokens } from '../api-tokens/api-tokens.ts';
import type { AccountDeps } from '../auth/account-deps.ts';
import { type Account, endAllSessions } from '../auth/accounts-state.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { addSecurityEvent, listSecurityEvents } from '../auth/security-events.ts';
import { beginSession, endSession, listDevices } from '../auth/sessions.ts';
import { toUser } from '../auth/to-user.ts';
import { fetchAccountPlayers } from '../claims/fetch-account-players.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { changeAccount, deleteAccount } from './change-account.ts';

/** Returns the routes of Settings & Privacy: change, export and delete an account. */
export function settingsRoutes(deps: AccountDeps): DemoRoute[] {
  const { accounts, viewers, gameData } = deps;

  async function readAccount(accountId: string): Promise<Account> {
    const account = (await accounts.read()).accounts.find(({ id }) => id === accountId);
    if (account === undefined) throw accountError('token_invalid');
    return account;
  }

  const requireNonDemoViewer = async (headers: Headers): Promise<Account> =>
    await readAccount((await viewers.requireNonDemoViewer(headers)).accountId);

  async function confirmPassword({ id, passwordHash }: Account, password: string): Promise<void> {
    if (await verifyPassword(passwordHash, password)) return;
    await accounts.change((state) => addSecurityEvent(state, id, 'sign_in_refused'));
    throw accountError('wrong_password');
  }

  const change = defineRoute(
    'PATCH /api/account',
    async ({ headers, body: { currentPassword, ...change } }) => {
      const account = await requireNonDemoViewer(headers);
      if (change.email !== undefined) await confirmPassword(account, currentPassword ?? '');
      await accounts.change((state) => {
        changeAccount(state, account.id, change);
        if (change.email !== undefined) addSecurityEvent(state, account.id, 'email_changed');
      });
      const state = await accounts.read();
      return { user: await toUser(state, await readAccount(account.id), gameData) };
    },
  );

  const changePassword = defineRoute('PUT /api/account/password', async ({ headers, body }) => {
    const { id, ...owner } = await requireNonDemoViewer(headers);
    await confirmPassword({ id, ...owner }, body.currentPassword);
    const passwordHash = await hashPassword(body.password);
    await accounts.change((state) => {
      const account = state.accounts.find((stored) => stored.id === id);
      if (account !== undefined) account.passwordHash = passwordHash;
      endAllSessions(state, id);
    });
    return await beginSession(deps, id, 'password_changed');
  });

  const showDevices = defineRoute('GET /api/account/devices', async ({ headers }) => {
    const { accountId, sessionId } = await viewers.requireViewer(headers);
    return { devices: listDevices(await accounts.read(), accountId, sessionId) };
  });

  const signOutDevice = defineRoute(
    'DELETE /api/account/devices/{id}',
    async ({ headers, params: { id } }) => {
      const { accountId } = await viewers.requireViewer(headers);
      const isSignedOut = await accounts.change((state) => {
        const isEnded = endSession(state, accountId, id);
        if (isEnded) addSecurityEvent(state, accountId, 'signed_out');
        return isEnded;
      });
      if (!isSignedOut) throw notFound('You have no signed-in device with this ID.');
      return null;
    },
  );

  const showEvents = defineRoute('GET /api/account/security-events', async ({ headers }) => {
    const { accountId } = await viewers.requireViewer(headers);
    return { events: listSecurityEvents(await accounts.read(), accountId) };
  });

  const exportAccount = defineRoute('GET /api/account/export', async ({ headers }, reply) => {
    const { accountId, sessionId } = await viewers.requireViewer(headers);
    const account = await readAccount(accountId);
    await accounts.change((state) => addSecurityEvent(state, accountId, 'data_exported'));
    const state = await accounts.read();
    reply.headers.set('content-disposition', 'attachment; filename="scrapboard-account.json"');
    return {
      exportedAt: new Date().toISOString(),
      account: { ...(await toUser(state, account, gameData)), createdAt: account.createdAt },
      devices: listDevices(state, accountId, sessionId),
      tokens: listApiTokens(state, accountId),
      builds: listAccountBuilds(state, accountId),
      questions: listAccountQuestions(state, accountId),
      players: await fetchAccountPlayers(state, accountId, gameData),
      securityEvents: listSecurityEvents(state, accountId),
      uploads: await gameData.uploadsOf(accountId),
    };
  });

  const removeAccount = defineRoute('POST /api/account/delete', async ({ headers, body }) => {
    const account = await requireNonDemoViewer(headers);
    await confirmPassword(account, body.password);
    await accounts.change((state) => deleteAccount(state, account.id));
    return null;
  });

  return [
    change,
    changePassword,
    showDevices,
    signOutDevice,
    showEvents,
    exportAccount,
    removeAccount,
  ];
}
