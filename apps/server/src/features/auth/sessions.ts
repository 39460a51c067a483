import { accessTokenSeconds, type Devices, demoCredentials } from '@scrapboard/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Viewer } from './identify.ts';

type Db = Deps['db'];

/** Sessions of an account: whoever signs in by a program, over and over, fills no table. */
const most = 100;

interface Beginning {
  accountId: string;
  userAgent: string | undefined;
  passwordHash: string | undefined;
}

/**
 * Begins a session as long as its token lasts, and forgets those that ended by themselves. The
 * account is locked: another password, set or to be set at the same moment, ends this session too.
 * Undefined where the account was closed or its password is no longer the proven one.
 */
export async function beginSession(
  db: Db,
  { accountId, userAgent, passwordHash }: Beginning,
): Promise<string | undefined> {
  await db.deleteFrom('session').where('expires_at', '<', sql<Date>`now()`).execute();
  const shown = userAgent?.replaceAll(/\p{Cc}/gu, '').slice(0, 300) ?? null;
  const { rows } = await sql<{ id: string }>`
    insert into session (account_id, user_agent, expires_at)
    select id, ${shown}::text, now() + make_interval(secs => ${accessTokenSeconds})
      from account
     where id = ${accountId} and not disabled
       and password_hash = coalesce(${passwordHash ?? null}::text, password_hash)
       for share
    returning id`.execute(db);
  const id = rows[0]?.id;
  if (id !== undefined) await makeRoom(db, accountId, id);
  return id;
}

/** Of too many sessions those unused for longest end; in the demo account they are other people's. */
async function makeRoom(db: Db, accountId: string, begun: string): Promise<void> {
  await sql`
    delete from session where id in (
      select s.id from session s join account a on a.id = s.account_id
       where s.account_id = ${accountId} and a.email_key <> ${demoCredentials.email}
         and s.id <> ${begun}
       order by s.last_used_at desc, s.created_at desc offset ${most - 1})`.execute(db);
}

/** Ends a session of that account; false where it has none of that id. */
export async function endSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every session of an account, and makes links to reset its password useless. */
export async function endAllSessions(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).execute();
  await db.deleteFrom('password_reset').where('account_id', '=', accountId).execute();
}

/**
 * Where an account is signed in, the one used last first; of the demo account only where it is asked
 * from, since the others are other people's.
 */
export async function fetchDevices(
  db: Db,
  { accountId, sessionId, shared }: Viewer,
): Promise<Devices['devices']> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  const own = shared ? rows.filter(({ id }) => id === sessionId) : rows;
  return own.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    current: row.id === sessionId,
  }));
}
