import { createHash, randomBytes } from 'node:crypto';
import { accountError, demoCredentials } from '@scrapboard/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { emailKey } from './email-key.ts';
import { hashPassword } from './passwords.ts';
import { endAllSessions } from './sessions.ts';

type Db = Deps['db'];

/** Links that are good at a time; whoever fills somebody's mailbox stops here. */
const most = 3;

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export interface ResetLink {
  accountId: string;
  /** As its owner wrote it. */
  email: string;
  /** What the link holds; only its hash is kept. */
  secret: string;
}

/** A way in, good once and for an hour; null where there is no such account, or enough of them. */
export async function createResetLink(db: Db, email: string): Promise<ResetLink | null> {
  const secret = randomBytes(32).toString('base64url');
  return await db.transaction().execute(async (db) => {
    await sql`delete from password_reset where expires_at < now()`.execute(db);
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from account
       where email_key = ${emailKey(email)} and email_key <> ${demoCredentials.email}
         and not disabled for update`.execute(db);
    const account = rows[0];
    if (account === undefined) return null;
    const added = await sql`
      insert into password_reset (secret_hash, account_id, expires_at)
      select ${hashOf(secret)}, ${account.id}, now() + interval '1 hour'
       where (select count(*) from password_reset where account_id = ${account.id}) < ${most}
      returning account_id`.execute(db);
    if (added.rows.length === 0) return null;
    return { accountId: account.id, email: account.email, secret };
  });
}

/**
 * Sets a password by a link. Every session of the account ends, every other link too. Throws
 * `reset_link_invalid`.
 */
export async function useResetLink(db: Db, secret: string, password: string): Promise<void> {
  const known = await db
    .selectFrom('password_reset')
    .select('account_id')
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
  // Hashing costs: not for everybody who makes up a link.
  if (known === undefined) throw accountError('reset_link_invalid');
  const hash = await hashPassword(password);
  await db.transaction().execute(async (db) => {
    const used = await db
      .deleteFrom('password_reset')
      .where('secret_hash', '=', hashOf(secret))
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('account_id')
      .executeTakeFirst();
    if (used === undefined) throw accountError('reset_link_invalid');
    await db
      .updateTable('account')
      .set({ password_hash: hash })
      .where('id', '=', used.account_id)
      .execute();
    await endAllSessions(db, used.account_id);
  });
}
