import { createHash, randomBytes } from 'node:crypto';
import { accountError, demoCredentials } from '@scrapboard/contract';
import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { account } from '../../database/tables/accounts.ts';
import { inTransaction } from '../../database/transaction.ts';
import { clearAllAttempts } from './attempts.ts';
import { emailKey } from './email-key.ts';
import { hashPassword } from './passwords.ts';
import { endAllSessions } from './sessions.ts';
import { setPassword } from './set-password.ts';

/** Links of an account that are valid at the same time; limits the emails that others can cause. */
const MAX_LINKS = 3;

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export interface ResetLink {
  accountId: string;
  /** Spelled as its owner entered it. */
  email: string;
  /** The secret in the link; only its hash is stored. */
  secret: string;
}

/**
 * Creates a link that is valid once and for an hour; null if there is no such account or it has too
 * many links.
 */
export async function createResetLink(pool: Pool, email: string): Promise<ResetLink | null> {
  const secret = randomBytes(32).toString('base64url');
  return await inTransaction(pool, async (client) => {
    await deleteExpiredLinks.run(client);
    const accountRow = await lockAccountByEmail.first(
      client,
      emailKey(email),
      demoCredentials.email,
    );
    if (accountRow === undefined) return null;
    const insertedCount = await insertLink.run(client, hashSecret(secret), accountRow.id);
    return insertedCount === 0
      ? null
      : { accountId: accountRow.id, email: accountRow.email, secret };
  });
}

const deleteExpiredLinks = defineQuery({
  text: 'delete from password_reset where expires_at < now()',
});

const lockAccountByEmail = defineQuery({
  text: `select id, email from account
       where email_key = $1 and email_key <> $2 and not disabled for update`,
  parameters: ['text', 'text'],
  columns: pick(account, 'id', 'email'),
});

const insertLink = defineQuery({
  text: `insert into password_reset (secret_hash, account_id, expires_at)
      select $1, $2, now() + interval '1 hour'
       where (select count(*) from password_reset where account_id = $2) < ${MAX_LINKS}`,
  parameters: ['bytea', 'uuid'],
});

const linkBySecret = defineQuery({
  text: 'select from password_reset where secret_hash = $1',
  parameters: ['bytea'],
});

const emailById = defineQuery({
  text: 'select email from account where id = $1',
  parameters: ['uuid'],
  columns: pick(account, 'email'),
});

const consumeLink = defineQuery({
  text: 'delete from password_reset where secret_hash = $1 and expires_at > now() returning account_id',
  parameters: ['bytea'],
  columns: { account_id: 'uuid' },
});

/**
 * Sets a password using a link, and clears all failed sign-ins with the former one. Ends every
 * session of the account and invalidates its other links; returns the account’s id. Throws
 * `reset_link_invalid`.
 */
export async function redeemResetLink(
  pool: Pool,
  secret: string,
  password: string,
): Promise<string> {
  const isValid = (await linkBySecret.run(pool, hashSecret(secret))) > 0;
  // Hashing is expensive, so invented links are rejected before it.
  if (!isValid) throw accountError('reset_link_invalid');
  const hash = await hashPassword(password);
  return await inTransaction(pool, async (client) => {
    const usedLink = await consumeLink.first(client, hashSecret(secret));
    if (usedLink === undefined) throw accountError('reset_link_invalid');
    await setPassword.run(client, usedLink.account_id, hash);
    await endAllSessions(client, usedLink.account_id);
    const owner = await emailById.first(client, usedLink.account_id);
    if (owner !== undefined) await clearAllAttempts(client, owner.email);
    return usedLink.account_id;
  });
}
