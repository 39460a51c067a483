import type { AccountErrorCode } from '@scrapboard/contract';
import { accountError } from '@scrapboard/contract';
import type { Deps } from '../../deps.ts';
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

/**
 * The account of an e-mail address and a password. Every wrong one counts as an attempt, and takes
 * as long whether there is such an account or not. Throws `refusal`, `too_many_attempts`, and
 * `account_disabled` to the one who knows the password.
 */
export async function checkPassword(
  db: Deps['db'],
  { email, password, address, refusal }: Check,
): Promise<Proven> {
  const keys = attemptKeys(email, address);
  await beginAttempt(db, keys);
  const account = await db
    .selectFrom('account')
    .select(['id', 'password_hash', 'disabled'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  const { right, stale } = await verifyPassword(account?.password_hash, password);
  if (account === undefined || !right) throw accountError(refusal);
  await forgiveAttempt(db, keys);
  if (account.disabled) throw accountError('account_disabled');
  if (!stale) return { accountId: account.id, passwordHash: account.password_hash };
  const passwordHash = await hashPassword(password);
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .execute();
  return { accountId: account.id, passwordHash };
}
