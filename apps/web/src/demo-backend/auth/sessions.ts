import {
  ACCESS_TOKEN_LIFETIME_S,
  accountError,
  type Devices,
  type SecurityEventKind,
  type SignedIn,
} from '@scrapboard/contract';
import { signAccessToken } from './access-tokens.ts';
import type { AccountDeps } from './account-deps.ts';
import type { AccountsState } from './accounts-state.ts';
import { addSecurityEvent } from './security-events.ts';
import { toUser } from './to-user.ts';

/**
 * Starts a session that lasts as long as its token, and records the reason; returns the answer of
 * sign-up and sign-in.
 */
export async function beginSession(
  { accounts, gameData, userAgent }: AccountDeps,
  accountId: string,
  reason: SecurityEventKind,
): Promise<SignedIn> {
  const sessionId = crypto.randomUUID();
  const now = Date.now();
  const at = new Date(now).toISOString();
  await accounts.change((state) => {
    state.sessions = state.sessions.filter(({ expiresAt }) => Date.parse(expiresAt) > now);
    addSecurityEvent(state, accountId, reason);
    state.sessions.push({
      id: sessionId,
      accountId,
      userAgent: userAgent?.replaceAll(/\p{Cc}/gu, '').slice(0, 300) ?? null,
      signedInAt: at,
      lastUsedAt: at,
      expiresAt: new Date(now + ACCESS_TOKEN_LIFETIME_S * 1000).toISOString(),
    });
  });
  const state = await accounts.read();
  const account = state.accounts.find(({ id }) => id === accountId);
  if (account === undefined) throw accountError('token_invalid');
  const accessToken = await signAccessToken(state.secret, { accountId, sessionId });
  return { accessToken, user: await toUser(state, account, gameData) };
}

/** Ends a session of an account; returns false if it has none with that id. */
export function endSession(state: AccountsState, accountId: string, id: string): boolean {
  const index = state.sessions.findIndex(
    (session) => session.id === id && session.accountId === accountId,
  );
  if (index >= 0) state.sessions.splice(index, 1);
  return index >= 0;
}

/** Returns the sessions of an account, most recently used first. */
export function listDevices(
  { sessions }: AccountsState,
  accountId: string,
  current: string,
): Devices['devices'] {
  const now = Date.now();
  return sessions
    .filter((session) => session.accountId === accountId && Date.parse(session.expiresAt) > now)
    .toSorted((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt))
    .map(({ accountId: _, ...session }) => ({ ...session, current: session.id === current }));
}
