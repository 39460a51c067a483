import { ACCESS_TOKEN_LIFETIME_S, type Devices, demoCredentials } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { session } from '../../database/tables/accounts.ts';
import type { Viewer } from './request-authenticator.ts';

/**
 * Maximum sessions of an account, so that programs that sign in again and again do not fill the
 * table.
 */
const MAX_SESSIONS = 100;

interface NewSession {
  accountId: string;
  userAgent: string | undefined;
  passwordHash: string | undefined;
}

/**
 * Begins a session that lasts as long as its token and deletes expired ones. Locks the account, so
 * that a concurrent password change also ends this session. Returns undefined if the account was
 * deleted or its password has changed since it was checked.
 */
export async function beginSession(
  db: Queryable,
  { accountId, userAgent, passwordHash }: NewSession,
): Promise<string | undefined> {
  await deleteExpiredSessions.run(db);
  const printableAgent = userAgent?.replaceAll(/\p{Cc}/gu, '').slice(0, 300) ?? null;
  const createdSession = await insertSession.first(
    db,
    accountId,
    printableAgent,
    ACCESS_TOKEN_LIFETIME_S,
    passwordHash ?? null,
  );
  if (createdSession === undefined) return undefined;
  // With too many sessions, those unused for longest end; in the demo account they belong to other
  // people.
  await deleteLeastRecentlyUsedSessions.run(
    db,
    accountId,
    demoCredentials.email,
    createdSession.id,
  );
  return createdSession.id;
}

const deleteExpiredSessions = defineQuery({ text: 'delete from session where expires_at < now()' });

const insertSession = defineQuery({
  text: `insert into session (account_id, user_agent, expires_at)
    select id, $2::text, now() + make_interval(secs => $3)
      from account
     where id = $1 and not disabled
       and password_hash = coalesce($4::text, password_hash)
       for share
    returning id`,
  parameters: ['uuid', 'text?', 'float8', 'text?'],
  columns: { id: 'uuid' },
});

const deleteLeastRecentlyUsedSessions = defineQuery({
  text: `delete from session where id in (
      select s.id from session s join account a on a.id = s.account_id
       where s.account_id = $1 and a.email_key <> $2 and s.id <> $3
       order by s.last_used_at desc, s.created_at desc offset ${MAX_SESSIONS - 1})`,
  parameters: ['uuid', 'text', 'uuid'],
});

const deleteSession = defineQuery({
  text: 'delete from session where account_id = $1 and id = $2',
  parameters: ['uuid', 'uuid'],
});

const deleteSessions = defineQuery({
  text: 'delete from session where account_id = $1',
  parameters: ['uuid'],
});

/** Invalidates the links sent to an account's address. */
export const deleteResetLinks = defineQuery({
  text: 'delete from password_reset where account_id = $1',
  parameters: ['uuid'],
});

const activeSessions = defineQuery({
  text: `select id, user_agent, created_at, last_used_at, expires_at
      from session where account_id = $1 and expires_at > now()
     order by last_used_at desc, id`,
  parameters: ['uuid'],
  columns: pick(session, 'id', 'user_agent', 'created_at', 'last_used_at', 'expires_at'),
});

/** Ends a session of an account; returns false if it has none with that id. */
export async function endSession(db: Queryable, accountId: string, id: string): Promise<boolean> {
  return (await deleteSession.run(db, accountId, id)) > 0;
}

/** Ends all sessions of an account and invalidates its password reset links. */
export async function endAllSessions(db: Queryable, accountId: string): Promise<void> {
  await deleteSessions.run(db, accountId);
  await deleteResetLinks.run(db, accountId);
}

/**
 * Returns where an account is signed in, most recently used first; for the demo account only the
 * caller's own session, since the others belong to other people.
 */
export async function fetchDevices(
  db: Queryable,
  { accountId, sessionId, isDemoAccount }: Viewer,
): Promise<Devices['devices']> {
  const rows = await activeSessions.all(db, accountId);
  const visibleSessions = isDemoAccount ? rows.filter(({ id }) => id === sessionId) : rows;
  return visibleSessions.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    current: row.id === sessionId,
  }));
}
