import { createHash, randomBytes } from 'node:crypto';
import type { ApiTokens, CreatedToken } from '@scrapboard/contract';
import { accountError } from '@scrapboard/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

type Db = Deps['db'];

/** Told apart from access tokens, and found by those who search code for secrets. */
const prefix = 'scrapboard_';
const most = 50;

/** Whether a token looks like one of these, good or not. */
export function isApiToken(token: string): boolean {
  return token.startsWith(prefix);
}

/** A secret of 256 random bits needs no slow hash: there is nothing to guess. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Makes a key for uploads; its secret is in the answer and nowhere else. Throws `too_many_tokens`. */
export async function createApiToken(
  db: Db,
  accountId: string,
  name: string,
): Promise<CreatedToken> {
  const secret = `${prefix}${randomBytes(32).toString('base64url')}`;
  return await db.transaction().execute(async (db) => {
    // One at a time, so that two at once cannot pass the limit.
    await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const { count } = await db
      .selectFrom('api_token')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) throw accountError('too_many_tokens');
    const row = await db
      .insertInto('api_token')
      .values({ account_id: accountId, name, secret_hash: hashOf(secret) })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    return { id: row.id, name, createdAt: row.created_at.toISOString(), lastUsedAt: null, secret };
  });
}

/** The account a key belongs to; notes that it was used. */
export async function findApiToken(db: Db, secret: string): Promise<string | undefined> {
  const { rows } = await sql<{ account_id: string }>`
    update api_token t set last_used_at = now() from account a
     where t.secret_hash = ${hashOf(secret)} and a.id = t.account_id and not a.disabled
    returning t.account_id`.execute(db);
  return rows[0]?.account_id;
}

/** The keys of an account without their secrets, the newest first. */
export async function fetchApiTokens(db: Db, accountId: string): Promise<ApiTokens['tokens']> {
  const rows = await db
    .selectFrom('api_token')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/** False where the account has no key of that id. */
export async function revokeApiToken(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_token')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
