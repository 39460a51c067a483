import type { SignUpBody } from '@scrapboard/contract';
import { accountError } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { emailKey } from './email-key.ts';
import { hashPassword } from './passwords.ts';

const accountByEmailKey = defineQuery({
  text: 'select from account where email_key = $1',
  parameters: ['text'],
});

const insertAccount = defineQuery({
  text: `insert into account (email, email_key, display_name, first_name, last_name, password_hash)
      values ($1, $2, $3, $4, $5, $6) returning id`,
  parameters: ['text', 'text', 'text', 'text', 'text', 'text'],
  columns: { id: 'uuid' },
});

/** Creates an account and returns its id. Throws `email_taken`. */
export async function createAccount(
  db: Queryable,
  { email, password, firstName, lastName }: SignUpBody,
): Promise<string> {
  const key = emailKey(email);
  if ((await accountByEmailKey.run(db, key)) > 0) throw accountError('email_taken');
  const hash = await hashPassword(password);
  const name = `${firstName} ${lastName}`;
  const createdAccount = await mapUniqueViolation(
    insertAccount.first(db, email, key, name, firstName, lastName, hash),
  );
  if (createdAccount === undefined) throw new Error('an account was not inserted');
  return createdAccount.id;
}

/**
 * Throws `email_taken` if the database rejects a row because another request took the address
 * between the look-up and the insert.
 */
export async function mapUniqueViolation<T>(pendingWrite: Promise<T>): Promise<T> {
  try {
    return await pendingWrite;
  } catch (error) {
    throw isUniqueViolation(error) ? accountError('email_taken') : error;
  }
}
