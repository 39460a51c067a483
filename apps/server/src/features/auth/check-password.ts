import type { AccountErrorCode } from '@scrapboard/contract';
import { accountError } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { account } from '../../database/tables/accounts.ts';
import { beginAttempt, type Caller, clearAttempts, createAttemptKeys } from './attempts.ts';
import { emailKey } from './email-key.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

interface PasswordAttempt {
  email: string;
  password: string;
  caller: Caller;
  /** The error for a wrong password. */
  wrongPasswordCode: AccountErrorCode;
  /** Called before that error is thrown, with the account's ID if there is an account. */
  onWrongPassword(accountId: string | null): Promise<void>;
}

export interface VerifiedPassword {
  accountId: string;
  /** The hash of that password, to notice if the account's password has changed since. */
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
 * Returns the account of an email address and a password. Every wrong password counts as an attempt
 * and takes the same time whether or not the account exists. Throws `wrongPasswordCode`,
 * `too_many_attempts`, and `account_disabled` if the password is correct.
 */
export async function checkPassword(
  db: Queryable,
  { email, password, caller, wrongPasswordCode, onWrongPassword }: PasswordAttempt,
): Promise<VerifiedPassword> {
  const accountRow = await credentials.first(db, emailKey(email));
  const keys = createAttemptKeys(email, caller, accountRow?.id);
  await beginAttempt(db, keys);
  const { isCorrect, isStale } = await verifyPassword(accountRow?.password_hash, password);
  if (accountRow === undefined || !isCorrect) {
    await onWrongPassword(accountRow?.id ?? null);
    throw accountError(wrongPasswordCode);
  }
  await clearAttempts(db, keys);
  if (accountRow.disabled) throw accountError('account_disabled');
  if (!isStale) return { accountId: accountRow.id, passwordHash: accountRow.password_hash };
  const passwordHash = await hashPassword(password);
  await replaceHash.run(db, accountRow.id, accountRow.password_hash, passwordHash);
  return { accountId: accountRow.id, passwordHash };
}
