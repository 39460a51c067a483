import { ApiError, demoCredentials } from '@scrapboard/contract';
import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { createAccount } from '../auth/create-account.ts';

/** Makes the account whose credentials the sign-in page of a demo shows; leaves one that is there. */
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

const deleteAccount = defineQuery({
  text: 'delete from account where email_key = $1',
  parameters: ['text'],
});

/** Everybody knows its password: it is removed with the demo data. */
export async function removeDemoAccount(pool: Pool): Promise<void> {
  await deleteAccount.run(pool, demoCredentials.email);
}
