import type { AccountErrorCode } from '@scrapboard/contract';
import { accountError } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { account } from '../../database/tables/accounts.ts';
import { attemptKeys, beginAttempt, forgiveAttempt } from './attempts.ts';
import { emailKey } from './email-key.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

interface Check {
  email: string;
  password: string;
  /** Where it comes from. */
  address: string;
  /** What a wrong password is called. */
  refusal: AccountErrorCode;
}

export interface Proven {
  accountId: string;
  /** Of the password that was right; when it is no longer the account's, nothing is proven. */
  passwordHash: string;
}

const credentials = defineQuery({
  text: 'select id, password_hash, disabled from account where email_key = $1',
  parameters: ['text'],
  columns: pick(account, 'id', 'password_hash', 'disabled'),
});

const replaceHash = defineQuery({
  text: 'update account set password_hash = $3 where id = $1 and password_hash = $2',
  parameters: ['uuid', 'text', 'text'],
});

/**
 * The account of an email address and a password. Every wrong one counts as an attempt, and takes
 * as long whether there is such an account or not. Throws `refusal`, `too_many_attempts`, and
 * `account_disabled` to the one who knows the password.
 */
export async function checkPassword(
  db: Queryable,
  { email, password, address, refusal }: Check,
): Promise<Proven> {
  const keys = attemptKeys(email, address);
  await beginAttempt(db, keys);
  const found = await credentials.first(db, emailKey(email));
  const { right, stale } = await verifyPassword(found?.password_hash, password);
  if (found === undefined || !right) throw accountError(refusal);
  await forgiveAttempt(db, keys);
  if (found.disabled) throw accountError('account_disabled');
  if (!stale) return { accountId: found.id, passwordHash: found.password_hash };
  const passwordHash = await hashPassword(password);
  await replaceHash.run(db, found.id, found.password_hash, passwordHash);
  return { accountId: found.id, passwordHash };
}
