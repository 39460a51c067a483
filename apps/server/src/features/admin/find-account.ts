import type { Deps } from '../../deps.ts';
import { emailKey } from '../auth/email-key.ts';
import { AdminError } from './admin-error.ts';

/** The account an operator means, by its e-mail address or its id. Throws AdminError. */
export async function findAccount(
  db: Deps['db'],
  named: string,
): Promise<{ id: string; email: string }> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(named);
  const found = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where(isId ? 'id' : 'email_key', '=', isId ? named : emailKey(named))
    .executeTakeFirst();
  if (found === undefined) throw new AdminError(`There is no account ${named}.`);
  return found;
}
