import { ApiError, demoCredentials } from '@scrapboard/contract';
import type { Pool } from 'pg';
import { createKysely } from '../../database/pool.ts';
import { createAccount } from '../auth/create-account.ts';

/** Makes the account whose credentials the sign-in page of a demo shows; leaves one that is there. */
export async function ensureDemoAccount(pool: Pool): Promise<void> {
  try {
    await createAccount(createKysely(pool), {
      ...demoCredentials,
      firstName: 'Demo',
      lastName: 'Driver',
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'email_taken') throw error;
  }
}

/** Everybody knows its password: it goes with the demo data. */
export async function removeDemoAccount(pool: Pool): Promise<void> {
  await pool.query('delete from account where email_key = $1', [demoCredentials.email]);
}
