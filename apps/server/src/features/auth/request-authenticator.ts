import { accountError, demoCredentials, operatorsOnly } from '@scrapboard/contract';
import type { FastifyRequest } from 'fastify';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { authenticateApiToken, isApiToken } from '../api-tokens/api-tokens.ts';
import type { AccessTokens } from './access-tokens.ts';

/** The caller of a request with a valid token. */
export interface Viewer {
  accountId: string;
  sessionId: string;
  /** The players their account has claimed. */
  players: ReadonlySet<string>;
  /** Whether it is the demo account, whose password is public and whose data everyone shares. */
  isDemoAccount: boolean;
  /** Whether it may moderate. */
  isOperator: boolean;
}

export interface RequestAuthenticator {
  /** For public pages: null without a token or with an invalid one. */
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
  /** For an account's own data. Throws `token_missing` and `token_invalid`. */
  requireViewer(request: FastifyRequest): Promise<Viewer>;
  /**
   * For changes that would persist in the account. Also throws `demo_account`: nobody may lock
   * others out of the shared account, or leave texts, tokens and players in it.
   */
  requireNonDemoViewer(request: FastifyRequest): Promise<Viewer>;
  /** For moderation. Throws `operators_only`, and `token_invalid` for an expired token. */
  requireOperator(request: FastifyRequest): Promise<Viewer>;
  /**
   * Returns the id of the account that an upload belongs to, by access token or API token; null
   * without a token and for the demo account, whose uploads everyone would see. Throws
   * `token_invalid`, because an upload silently stored without an account would be noticed too late.
   */
  uploadAccountOf(request: FastifyRequest): Promise<string | null>;
}

/**
 * Identifies callers by the Authorization header; a token is valid while its session or API token
 * is in the database.
 */
export function createRequestAuthenticator(
  db: Queryable,
  tokens: AccessTokens,
): RequestAuthenticator {
  async function findViewer(token: string): Promise<Viewer | null> {
    const claims = await tokens.read(token);
    return claims === null ? null : await fetchViewerOfSession(db, claims);
  }
  async function requireViewer(request: FastifyRequest): Promise<Viewer> {
    const token = readBearerToken(request);
    if (token === null) throw accountError('token_missing');
    const viewer = await findViewer(token);
    if (viewer === null) throw accountError('token_invalid');
    return viewer;
  }
  return {
    async viewerOf(request) {
      const token = readBearerToken(request);
      return token === null ? null : await findViewer(token);
    },
    requireViewer,
    async requireNonDemoViewer(request) {
      const viewer = await requireViewer(request);
      if (viewer.isDemoAccount) throw accountError('demo_account');
      return viewer;
    },
    async requireOperator(request) {
      const token = readBearerToken(request);
      const viewer = token === null ? null : await findViewer(token);
      if (token !== null && viewer === null) throw accountError('token_invalid');
      if (viewer?.isOperator !== true) throw operatorsOnly();
      return viewer;
    },
    async uploadAccountOf(request) {
      if (request.headers.authorization === undefined) return null;
      const token = readBearerToken(request) ?? '';
      if (isApiToken(token)) {
        const accountId = await authenticateApiToken(db, token);
        if (accountId === undefined) throw accountError('token_invalid');
        return accountId;
      }
      const viewer = await findViewer(token);
      if (viewer === null) throw accountError('token_invalid');
      return viewer.isDemoAccount ? null : viewer.accountId;
    },
  };
}

function readBearerToken({ headers: { authorization } }: FastifyRequest): string | null {
  return /^Bearer +([^\s]{1,2000})$/i.exec(authorization ?? '')?.[1] ?? null;
}

const activeSession = defineQuery({
  text: `select s.last_used_at < now() - interval '5 minutes' as idle,
           a.email_key = $3 as shared, a.operator,
           array(select player_id from account_player
                  where account_id = a.id) as players
      from session s join account a on a.id = s.account_id
     where s.id = $1 and a.id = $2
       and s.expires_at > now() and not a.disabled`,
  parameters: ['uuid', 'uuid', 'text'],
  columns: { idle: 'bool', shared: 'bool', operator: 'bool', players: 'text[]' },
});

const touchSession = defineQuery({
  text: 'update session set last_used_at = now() where id = $1',
  parameters: ['uuid'],
});

/** Returns the caller of a session that is still valid, and records that it is used. */
async function fetchViewerOfSession(
  db: Queryable,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<Viewer | null> {
  const sessionRow = await activeSession.first(db, sessionId, accountId, demoCredentials.email);
  if (sessionRow === undefined) return null;
  if (sessionRow.idle) await touchSession.run(db, sessionId);
  const { players, shared: isDemoAccount, operator } = sessionRow;
  const isOperator = operator && !isDemoAccount;
  return { accountId, sessionId, players: new Set(players), isDemoAccount, isOperator };
}
