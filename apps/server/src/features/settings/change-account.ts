import type { ChangeAccountBody } from '@scrapboard/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { mapUniqueViolation } from '../auth/create-account.ts';
import { emailKey } from '../auth/email-key.ts';
import { hashPassword } from '../auth/passwords.ts';
import { endAllSessions } from '../auth/sessions.ts';

type Db = Deps['db'];

/**
 * Changes what is given. A display name that was made of first and last name goes on following them.
 * Throws `email_taken`.
 */
export async function changeAccount(
  db: Db,
  accountId: string,
  { displayName, firstName, lastName, email, language }: Omit<ChangeAccountBody, 'currentPassword'>,
): Promise<void> {
  const first = sql`coalesce(${firstName ?? null}::text, first_name)`;
  const last = sql`coalesce(${lastName ?? null}::text, last_name)`;
  await mapUniqueViolation(
    sql`update account set
        first_name = ${first},
        last_name = ${last},
        display_name = case
          when ${displayName ?? null}::text is not null then ${displayName ?? null}::text
          when display_name = first_name || ' ' || last_name then ${first} || ' ' || ${last}
          else display_name end,
        email = coalesce(${email ?? null}::text, email),
        email_key = coalesce(${email === undefined ? null : emailKey(email)}::text, email_key),
        language = coalesce(${language ?? null}::text, language)
      where id = ${accountId}`.execute(db),
  );
  // A link that was sent to the old address must not open the account of the new one.
  if (email !== undefined) {
    await db.deleteFrom('password_reset').where('account_id', '=', accountId).execute();
  }
}

/** Sets another password and ends every session of the account, the asking one included. */
export async function changePassword(db: Db, accountId: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction().execute(async (db) => {
    await db
      .updateTable('account')
      .set({ password_hash: hash })
      .where('id', '=', accountId)
      .execute();
    await endAllSessions(db, accountId);
  });
}

/** Removes an account and what belongs to it alone. Matches it handed in are everybody's and stay. */
export async function deleteAccount(db: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
