import type { SignUpBody } from '@scrapboard/contract';
import { accountError } from '@scrapboard/contract';
import type { Deps } from '../../deps.ts';
import { errorCode } from '../../start-error.ts';
import { emailKey } from './email-key.ts';
import { hashPassword } from './passwords.ts';

/** Makes an account and returns its id. Throws `email_taken`. */
export async function createAccount(
  db: Deps['db'],
  { email, password, firstName, lastName }: SignUpBody,
): Promise<string> {
  const key = emailKey(email);
  const taken = await db
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', key)
    .executeTakeFirst();
  if (taken !== undefined) throw accountError('email_taken');
  const row = {
    email,
    email_key: key,
    display_name: `${firstName} ${lastName}`,
    first_name: firstName,
    last_name: lastName,
    password_hash: await hashPassword(password),
  };
  return await mapUniqueViolation(
    db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow(),
  ).then(({ id }) => id);
}

/** Somebody may take the address between looking and writing: then the database refuses (23505). */
export async function mapUniqueViolation<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw errorCode(error) === '23505' ? accountError('email_taken') : error;
  }
}
