import type { ClientBase } from 'pg';
import { defineQuery } from '../../database/define-query.ts';

const lockAccountRow = defineQuery({
  text: 'select from account where id = $1 for update',
  parameters: ['uuid'],
});

/**
 * Locks an account until the transaction ends, so that concurrent requests change what belongs to it
 * one after the other. Returns false if there is no such account.
 */
export async function lockAccount(client: ClientBase, accountId: string): Promise<boolean> {
  return (await lockAccountRow.run(client, accountId)) > 0;
}
