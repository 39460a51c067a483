import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { account } from '../../database/tables/accounts.ts';
import { emailKey } from '../auth/email-key.ts';
import { AdminError } from './admin-error.ts';

const columns = pick(account, 'id', 'email');

const accountById = defineQuery({
  text: 'select id, email from account where id = $1',
  parameters: ['uuid'],
  columns,
});

const accountByEmail = defineQuery({
  text: 'select id, email from account where email_key = $1',
  parameters: ['text'],
  columns,
});

/** Finds an account by its email address or id. Throws AdminError. */
export async function findAccount(
  db: Queryable,
  emailOrId: string,
): Promise<{ id: string; email: string }> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(emailOrId);
  const accountRow = isId
    ? await accountById.first(db, emailOrId)
    : await accountByEmail.first(db, emailKey(emailOrId));
  if (accountRow === undefined) throw new AdminError(`There is no account ${emailOrId}.`);
  return accountRow;
}
