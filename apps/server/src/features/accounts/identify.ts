import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { findApiToken, isApiToken } from '../tokens/api-tokens.ts';
import type { AccessTokens } from './access-tokens.ts';
import { accountError } from './account-error.ts';

/** Who sends a request, where a good token says so. */
export interface Viewer {
  accountId: string;
  sessionId: string;
  /** The players his account has claimed. */
  players: ReadonlySet<string>;
}

export interface Identify {
  /** For pages that are open to everybody: null for a visitor, and for one whose token is no good. */
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
  /** For what belongs to an account. Throws `token_missing` and `token_invalid`. */
  requireViewer(request: FastifyRequest): Promise<Viewer>;
  /**
   * The account an upload belongs to, by an access token or an API token; null without any. Throws
   * `token_invalid`: an upload that silently belonged to nobody would be found out too late.
   */
  uploaderOf(request: FastifyRequest): Promise<string | null>;
}

/** Reading the Authorization header; a token counts while its session or key is in the database. */
export function createIdentify(db: Deps['db'], tokens: AccessTokens): Identify {
  async function findViewer(token: string): Promise<Viewer | null> {
    const claims = await tokens.read(token);
    return claims === null ? null : await findSession(db, claims);
  }
  return {
    async viewerOf(request) {
      const token = bearerOf(request);
      return token === null ? null : await findViewer(token);
    },
    async requireViewer(request) {
      const token = bearerOf(request);
      if (token === null) throw accountError('token_missing');
      const viewer = await findViewer(token);
      if (viewer === null) throw accountError('token_invalid');
      return viewer;
    },
    async uploaderOf(request) {
      if (request.headers.authorization === undefined) return null;
      const token = bearerOf(request) ?? '';
      const accountId = isApiToken(token)
        ? await findApiToken(db, token)
        : (await findViewer(token))?.accountId;
      if (accountId === undefined) throw accountError('token_invalid');
      return accountId;
    },
  };
}

function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  return /^Bearer +([^\s]{1,2000})$/i.exec(authorization ?? '')?.[1] ?? null;
}

async function findSession(
  db: Deps['db'],
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<Viewer | null> {
  const { rows } = await sql<{ players: string[]; idle: boolean }>`
    select s.last_used_at < now() - interval '5 minutes' as idle,
           array(select player_id from account_player
                  where account_id = a.id and linked) as players
      from session s join account a on a.id = s.account_id
     where s.id = ${sessionId} and a.id = ${accountId}
       and s.expires_at > now() and not a.disabled`.execute(db);
  const found = rows[0];
  if (found === undefined) return null;
  if (found.idle) {
    await sql`update session set last_used_at = now() where id = ${sessionId}`.execute(db);
  }
  return { accountId, sessionId, players: new Set(found.players) };
}
