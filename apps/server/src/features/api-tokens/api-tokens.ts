import { createHash, randomBytes } from 'node:crypto';
import type { ApiTokens, CreatedToken } from '@scrapboard/contract';
import { accountError } from '@scrapboard/contract';
import type { Pool } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { apiToken } from '../../database/tables/accounts.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockAccount } from '../auth/lock-account.ts';

/** Distinguishes API tokens from access tokens, and lets secret scanners recognise them. */
const TOKEN_PREFIX = 'scrapboard_';
const MAX_TOKENS = 50;

/** Returns whether a token looks like an API token, valid or not. */
export function isApiToken(token: string): boolean {
  return token.startsWith(TOKEN_PREFIX);
}

/** Hashes a secret. A random one of 256 bits needs no slow hash, because it cannot be guessed. */
function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Creates an API token; only the returned value contains its secret. Throws `too_many_tokens`. */
export async function createApiToken(
  pool: Pool,
  accountId: string,
  name: string,
): Promise<CreatedToken> {
  const secret = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  return await inTransaction(pool, async (client) => {
    // One at a time, so that two concurrent requests cannot exceed the limit.
    await lockAccount(client, accountId);
    const { count = 0 } = (await countTokens.first(client, accountId)) ?? {};
    if (count >= MAX_TOKENS) throw accountError('too_many_tokens');
    const row = await insertToken.first(client, accountId, name, hashSecret(secret));
    if (row === undefined) throw new Error('an API token was not inserted');
    return { id: row.id, name, createdAt: row.created_at.toISOString(), lastUsedAt: null, secret };
  });
}

const countTokens = defineQuery({
  text: 'select count(*)::int as count from api_token where account_id = $1',
  parameters: ['uuid'],
  columns: { count: 'int4' },
});

const insertToken = defineQuery({
  text: `insert into api_token (account_id, name, secret_hash) values ($1, $2, $3)
      returning id, created_at`,
  parameters: ['uuid', 'text', 'bytea'],
  columns: pick(apiToken, 'id', 'created_at'),
});

const markTokenUsed = defineQuery({
  text: `update api_token t set last_used_at = now() from account a
     where t.secret_hash = $1 and a.id = t.account_id and not a.disabled
    returning t.account_id`,
  parameters: ['bytea'],
  columns: { account_id: 'uuid' },
});

const tokensOfAccount = defineQuery({
  text: `select id, name, created_at, last_used_at from api_token
     where account_id = $1 order by created_at desc, id`,
  parameters: ['uuid'],
  columns: pick(apiToken, 'id', 'name', 'created_at', 'last_used_at'),
});

const deleteToken = defineQuery({
  text: 'delete from api_token where account_id = $1 and id = $2',
  parameters: ['uuid', 'uuid'],
});

/** Returns the ID of an API token's account and records the use; undefined if it is not valid. */
export async function authenticateApiToken(
  db: Queryable,
  secret: string,
): Promise<string | undefined> {
  return (await markTokenUsed.first(db, hashSecret(secret)))?.account_id;
}

/** Returns an account's API tokens without their secrets, newest first. */
export async function fetchApiTokens(
  db: Queryable,
  accountId: string,
): Promise<ApiTokens['tokens']> {
  const rows = await tokensOfAccount.all(db, accountId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/** Deletes a token; returns false if the account has none with that id. */
export async function revokeApiToken(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<boolean> {
  return (await deleteToken.run(db, accountId, id)) > 0;
}
