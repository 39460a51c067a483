import type { ChangeAccountBody } from '@scrapboard/contract';
import type { Pool } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { inTransaction } from '../../database/transaction.ts';
import { mapUniqueViolation } from '../auth/create-account.ts';
import { emailKey } from '../auth/email-key.ts';
import { lockAccount } from '../auth/lock-account.ts';
import { hashPassword } from '../auth/passwords.ts';
import { deleteResetLinks, endAllSessions } from '../auth/sessions.ts';
import { setPassword } from '../auth/set-password.ts';
import { requestUploadFacts } from '../facts/request-facts.ts';

/**
 * Changes the given fields. A display name derived from first and last name is updated with them.
 * Throws `email_taken`.
 */
export async function changeAccount(
  db: Queryable,
  accountId: string,
  { displayName, firstName, lastName, email, language }: Omit<ChangeAccountBody, 'currentPassword'>,
): Promise<void> {
  await mapUniqueViolation(
    updateAccount.run(
      db,
      accountId,
      firstName ?? null,
      lastName ?? null,
      displayName ?? null,
      email ?? null,
      email === undefined ? null : emailKey(email),
      language ?? null,
    ),
  );
  // A link sent to the old address must not give access to the account.
  if (email !== undefined) await deleteResetLinks.run(db, accountId);
}

const updateAccount = defineQuery({
  text: `update account set
        first_name = coalesce($2::text, first_name),
        last_name = coalesce($3::text, last_name),
        display_name = case
          when $4::text is not null then $4::text
          when display_name = first_name || ' ' || last_name
            then coalesce($2::text, first_name) || ' ' || coalesce($3::text, last_name)
          else display_name end,
        email = coalesce($5::text, email),
        email_key = coalesce($6::text, email_key),
        language = coalesce($7::text, language)
      where id = $1`,
  parameters: ['uuid', 'text?', 'text?', 'text?', 'text?', 'text?', 'text?'],
});

/** Proofs of a deleted account are only kept for players that stay hidden. */
const deleteUnusedProofs = defineQuery({
  text: `delete from claim_proof p where p.account_id = $1
      and not exists (select from hidden_player h
                       where h.player_id = p.player_id and h.account_id = p.account_id)`,
  parameters: ['uuid'],
});

const ownUploads = defineQuery({
  text: 'select upload_id as id from upload_owner where account_id = $1',
  parameters: ['uuid'],
  columns: { id: 'text' },
});

const removeAccount = defineQuery({
  text: 'delete from account where id = $1',
  parameters: ['uuid'],
});

/** Sets a new password and ends every session of the account, including the caller's. */
export async function changePassword(
  pool: Pool,
  accountId: string,
  password: string,
): Promise<void> {
  const hash = await hashPassword(password);
  await inTransaction(pool, async (client) => {
    await setPassword.run(client, accountId, hash);
    await endAllSessions(client, accountId);
  });
}

/**
 * Deletes an account and the data that belongs only to it. The matches it uploaded stay, because
 * others share them, and the players it hid stay hidden.
 */
export async function deleteAccount(pool: Pool, accountId: string): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    await lockAccount(client, accountId);
    await deleteUnusedProofs.run(client, accountId);
    const uploads = (await ownUploads.all(client, accountId)).map(({ id }) => id);
    await requestUploadFacts(client, uploads);
    return (await removeAccount.run(client, accountId)) > 0;
  });
}
