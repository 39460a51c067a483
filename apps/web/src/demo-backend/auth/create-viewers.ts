import { accountError, demoCredentials } from '@scrapboard/contract';
import { isApiToken } from '../api-tokens/api-tokens.ts';
import type { StoredValue } from '../framework/stored-value.ts';
import type { Viewer, Viewers } from '../viewers.ts';
import { verifyAccessToken } from './access-tokens.ts';
import type { AccountsState } from './accounts-state.ts';
import { emailKey } from './email-key.ts';
import { hashSecret } from './secrets.ts';

const invalidToken = () => accountError('token_invalid');
/** The time of last use is updated only when it is older than this. */
const LAST_USE_PRECISION_MS = 5 * 60_000;

/** Identifies callers as the server does: a token is valid while its session or API token exists. */
export function createViewers(accounts: StoredValue<AccountsState>): Viewers {
  async function findViewer(token: string): Promise<Viewer | null> {
    const { secret } = await accounts.read();
    const tokenClaims = await verifyAccessToken(secret, token);
    if (tokenClaims === null) return null;
    const { accountId, sessionId } = tokenClaims;
    const state = await accounts.read();
    const session = state.sessions.find(
      (session) => session.id === sessionId && session.accountId === accountId,
    );
    const now = Date.now();
    if (session === undefined || Date.parse(session.expiresAt) <= now) return null;
    if (now - Date.parse(session.lastUsedAt) > LAST_USE_PRECISION_MS) await recordUse(sessionId);
    const ownClaims = state.claims.filter((claim) => claim.accountId === accountId && claim.linked);
    const account = state.accounts.find(({ id }) => id === accountId);
    return {
      accountId,
      sessionId,
      players: new Set(ownClaims.map(({ playerId }) => playerId)),
      isDemoAccount: emailKey(account?.email ?? '') === demoCredentials.email,
    };
  }

  async function recordUse(sessionId: string): Promise<void> {
    await accounts.change(({ sessions }) => {
      const session = sessions.find(({ id }) => id === sessionId);
      if (session !== undefined) session.lastUsedAt = new Date().toISOString();
    });
  }

  /** Returns the id of the account of an API token, and records its use. */
  async function authenticateApiToken(secret: string): Promise<string> {
    const hash = await hashSecret(secret);
    return await accounts.change(({ tokens }) => {
      const token = tokens.find(({ secretHash }) => secretHash === hash);
      if (token === undefined) throw invalidToken();
      token.lastUsedAt = new Date().toISOString();
      return token.accountId;
    });
  }

  async function viewerOf(headers: Headers): Promise<Viewer | null> {
    const token = bearerOf(headers);
    return token === null ? null : await findViewer(token);
  }

  async function requireViewer(headers: Headers): Promise<Viewer> {
    const token = bearerOf(headers);
    if (token === null) throw accountError('token_missing');
    const viewer = await findViewer(token);
    if (viewer === null) throw invalidToken();
    return viewer;
  }

  return {
    viewerOf,
    requireViewer,
    async requireNonDemoViewer(headers) {
      const viewer = await requireViewer(headers);
      if (viewer.isDemoAccount) throw accountError('demo_account');
      return viewer;
    },
    async uploadAccountOf(headers) {
      if (!headers.has('authorization')) return null;
      const token = bearerOf(headers) ?? '';
      if (isApiToken(token)) return await authenticateApiToken(token);
      const viewer = await findViewer(token);
      if (viewer === null) throw invalidToken();
      return viewer.accountId;
    },
    async hiddenFrom(headers) {
      const { hidden } = await accounts.read();
      if (hidden.length === 0) return new Set();
      const viewer = await viewerOf(headers);
      return new Set(hidden.filter((id) => viewer?.players.has(id) !== true));
    },
  };
}

function bearerOf(headers: Headers): string | null {
  return /^Bearer +([^\s]{1,2000})$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}
