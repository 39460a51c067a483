import { accountError, demoCredentials } from '@scrapboard/contract';
import type { FastifyRequest } from 'fastify';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { findApiToken, isApiToken } from '../api-tokens/api-tokens.ts';
import type { AccessTokens } from './access-tokens.ts';

/** The caller of a request with a valid token. */
export interface Viewer {
  accountId: string;
  sessionId: string;
  /** The players their account has claimed. */
  players: ReadonlySet<string>;
  /** The demo account: everybody knows its password, so what is in it is everybody's. */
  shared: boolean;
}

export interface Identify {
  /** For pages that are open to everybody: null for a visitor, and for one whose token is invalid. */
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
  /** For what belongs to an account. Throws `token_missing` and `token_invalid`. */
  requireViewer(request: FastifyRequest): Promise<Viewer>;
  /**
   * For what would stay behind in the account. Throws `demo_account` as well: nobody may shut others
   * out of what is everybody's, or leave words, keys and players in it.
   */
  requireOwner(request: FastifyRequest): Promise<Viewer>;
  /**
   * The account an upload belongs to, by an access token or an API token; null without any, and for
   * the demo account, whose uploads would be shown to everybody. Throws `token_invalid`: an upload
   * that silently belonged to nobody would be found out too late.
   */
  uploaderOf(request: FastifyRequest): Promise<string | null>;
}

/** Reading the Authorization header; a token counts while its session or key is in the database. */
export function createIdentify(db: Queryable, tokens: AccessTokens): Identify {
  async function findViewer(token: string): Promise<Viewer | null> {
    const claims = await tokens.read(token);
    return claims === null ? null : await findSession(db, claims);
  }
  async function requireViewer(request: FastifyRequest): Promise<Viewer> {
    const token = bearerOf(request);
    if (token === null) throw accountError('token_missing');
    const viewer = await findViewer(token);
    if (viewer === null) throw accountError('token_invalid');
    return viewer;
  }
  return {
    async viewerOf(request) {
      const token = bearerOf(request);
      return token === null ? null : await findViewer(token);
    },
    requireViewer,
    async requireOwner(request) {
      const viewer = await requireViewer(request);
      if (viewer.shared) throw accountError('demo_account');
      return viewer;
    },
    async uploaderOf(request) {
      if (request.headers.authorization === undefined) return null;
      const token = bearerOf(request) ?? '';
      if (isApiToken(token)) {
        const accountId = await findApiToken(db, token);
        if (accountId === undefined) throw accountError('token_invalid');
        return accountId;
      }
      const viewer = await findViewer(token);
      if (viewer === null) throw accountError('token_invalid');
      return viewer.shared ? null : viewer.accountId;
    },
  };
}

function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  return /^Bearer +([^\s]{1,2000})$/i.exec(authorization ?? '')?.[1] ?? null;
}

const openSession = defineQuery({
  text: `select s.last_used_at < now() - interval '5 minutes' as idle,
           a.email_key = $3 as shared,
           array(select player_id from account_player
                  where account_id = a.id and linked) as players
      from session s join account a on a.id = s.account_id
     where s.id = $1 and a.id = $2
       and s.expires_at > now() and not a.disabled`,
  parameters: ['uuid', 'uuid', 'text'],
  columns: { idle: 'bool', shared: 'bool', players: 'text[]' },
});

const touchSession = defineQuery({
  text: 'update session set last_used_at = now() where id = $1',
  parameters: ['uuid'],
});

async function findSession(
  db: Queryable,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<Viewer | null> {
  const found = await openSession.first(db, sessionId, accountId, demoCredentials.email);
  if (found === undefined) return null;
  if (found.idle) await touchSession.run(db, sessionId);
  return { accountId, sessionId, players: new Set(found.players), shared: found.shared };
}
