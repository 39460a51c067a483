import { accountError, demoCredentials } from '@scrapboard/contract';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import type { AccountDeps } from './account-deps.ts';
import { type AccountsState, endAllSessions, findByEmail } from './accounts-state.ts';
import { emailKey } from './email-key.ts';
import { hashPassword } from './passwords.ts';
import { hashSecret, makeSecret } from './secrets.ts';
import { addSecurityEvent } from './security-events.ts';

/** The maximum number of links valid at the same time. */
const MAX_LINKS = 3;
const LINK_TTL_MS = 3_600_000;

/**
 * Returns the routes for a forgotten password: requesting a link, and using it. The email is shown in the page.
 */
export function resetRoutes({ accounts, sendMail }: AccountDeps): DemoRoute[] {
  const requestLink = defineRoute('POST /api/auth/reset-password', async ({ body }) => {
    const secret = makeSecret();
    const secretHash = await hashSecret(secret);
    const to = await accounts.change((state) => addLink(state, body.email, secretHash));
    if (to !== null) sendMail({ to, link: `/auth/reset-password#token=${secret}` });
    return null;
  });

  const confirmReset = defineRoute('POST /api/auth/reset-password/confirm', async ({ body }) => {
    const secretHash = await hashSecret(body.token);
    const passwordHash = await hashPassword(body.password);
    await accounts.change((state) => resetPassword(state, secretHash, passwordHash));
    return null;
  });

  return [requestLink, confirmReset];
}

/** Adds a link; returns the address to send it to, spelled as in the account, or null if none is sent. */
function addLink(state: AccountsState, email: string, secretHash: string): string | null {
  const now = Date.now();
  state.resets = state.resets.filter(({ expiresAt }) => Date.parse(expiresAt) > now);
  const account = findByEmail(state, email);
  if (account === undefined || emailKey(account.email) === demoCredentials.email) return null;
  const links = state.resets.filter(({ accountId }) => accountId === account.id);
  if (links.length >= MAX_LINKS) return null;
  const expiresAt = new Date(now + LINK_TTL_MS).toISOString();
  state.resets.push({ accountId: account.id, secretHash, expiresAt });
  addSecurityEvent(state, account.id, 'password_reset_requested');
  return account.email;
}

/** Sets the password and ends every session of the account; its other links become invalid too. */
function resetPassword(state: AccountsState, secretHash: string, passwordHash: string): void {
  const link = state.resets.find((reset) => reset.secretHash === secretHash);
  const account = state.accounts.find(({ id }) => id === link?.accountId);
  if (link === undefined || account === undefined || Date.parse(link.expiresAt) <= Date.now()) {
    throw accountError('reset_link_invalid');
  }
  account.passwordHash = passwordHash;
  endAllSessions(state, account.id);
  addSecurityEvent(state, account.id, 'password_reset');
}
