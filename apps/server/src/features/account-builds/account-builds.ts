import type { AccountBuild } from '@scrapboard/contract';
import { accountError, MAX_ACCOUNT_BUILDS } from '@scrapboard/contract';
import type { Pool } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { accountBuild } from '../../database/tables/accounts.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockAccount } from '../auth/lock-account.ts';

const columns = pick(accountBuild, 'id', 'name', 'code', 'saved_at');

const upsertBuild = defineQuery({
  text: `insert into account_build (account_id, name, code) values ($1, $2, $3)
      on conflict (account_id, name) do update set code = excluded.code, saved_at = now()
      returning id, name, code, saved_at`,
  parameters: ['uuid', 'text', 'text'],
  columns,
});

const countBuilds = defineQuery({
  text: 'select count(*)::int as count from account_build where account_id = $1',
  parameters: ['uuid'],
  columns: { count: 'int4' },
});

const buildsOfAccount = defineQuery({
  text: `select id, name, code, saved_at from account_build
     where account_id = $1 order by saved_at desc, id`,
  parameters: ['uuid'],
  columns,
});

const deleteBuild = defineQuery({
  text: 'delete from account_build where account_id = $1 and id = $2',
  parameters: ['uuid', 'uuid'],
});

/** Saves a build; one of the same name is replaced. Throws `too_many_builds`. */
export async function saveAccountBuild(
  pool: Pool,
  accountId: string,
  { name, code }: Pick<AccountBuild, 'name' | 'code'>,
): Promise<AccountBuild> {
  return await inTransaction(pool, async (client) => {
    // One at a time, so that concurrent requests cannot exceed the limit.
    await lockAccount(client, accountId);
    const row = await upsertBuild.first(client, accountId, name, code);
    if (row === undefined) throw new Error('a build was not saved');
    const { count = 0 } = (await countBuilds.first(client, accountId)) ?? {};
    // The error rolls the transaction back, and with it the new row.
    if (count > MAX_ACCOUNT_BUILDS) throw accountError('too_many_builds');
    return toBuild(row);
  });
}

/** Returns the builds of an account, newest first. */
export async function fetchAccountBuilds(
  db: Queryable,
  accountId: string,
): Promise<AccountBuild[]> {
  return (await buildsOfAccount.all(db, accountId)).map(toBuild);
}

/** Deletes a build; returns false if the account has none with that id. */
export async function deleteAccountBuild(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<boolean> {
  return (await deleteBuild.run(db, accountId, id)) > 0;
}

interface BuildRow {
  id: string;
  name: string;
  code: string;
  saved_at: Date;
}

function toBuild({ saved_at, ...build }: BuildRow): AccountBuild {
  return { ...build, savedAt: saved_at.toISOString() };
}
