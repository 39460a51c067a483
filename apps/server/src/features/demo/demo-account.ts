import { ApiError, demoCredentials } from '@scrapboard/contract';
import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { createAccount } from '../auth/create-account.ts';
import { deleteAccount } from '../settings/change-account.ts';

/** Creates the account whose credentials the demo's sign-in page shows, unless it exists. */
export async function ensureDemoAccount(pool: Pool): Promise<void> {
  try {
    await createAccount(pool, {
      ...demoCredentials,
      firstName: 'Demo',
      lastName: 'Driver',
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'email_taken') throw error;
  }
}

const findAccount = defineQuery({
  text: 'select id from account where email_key = $1',
  parameters: ['text'],
  columns: { id: 'uuid' },
});

/** Removes the demo account, whose password is public, together with the demo data. */
export async function removeDemoAccount(pool: Pool): Promise<void> {
  const account = await findAccount.first(pool, demoCredentials.email);
  if (account !== undefined) await deleteAccount(pool, account.id);
}
