import { createHash } from 'node:crypto';
import { accountError, demoCredentials } from '@scrapboard/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../network-of.ts';
import { emailKey } from './email-key.ts';

type Db = Deps['db'];

/** Attempts that cost nothing; each one more doubles the wait, from two seconds to fifteen minutes. */
const free = { account: 5, address: 20 };
const longestWait = 900;

/** What one attempt to get in is counted for. */
export interface AttemptKeys {
  /** Null for the demo account: nobody has to guess its password, and nobody is to lock it for all. */
  account: string | null;
  address: string;
}

/** What an attempt with this e-mail address from this network address is counted for. */
export function attemptKeys(email: string, address: string): AttemptKeys {
  const key = emailKey(email);
  return {
    account: key === demoCredentials.email ? null : keyOf('account', key),
    address: keyOf('address', networkOf(address)),
  };
}

/**
 * Counts an attempt before its outcome is known, so that many at once are no way around. Throws
 * `too_many_attempts` where its time has not come. In the database: it outlives a restart and holds
 * for all servers on it.
 */
export async function beginAttempt(db: Db, keys: AttemptKeys): Promise<void> {
  await count(db, keys.address, free.address);
  if (keys.account !== null) await count(db, keys.account, free.account);
}

/** It was the right person: the account starts afresh, the address gets this one attempt back. */
export async function forgiveAttempt(db: Db, keys: AttemptKeys): Promise<void> {
  await sql`delete from attempt where key = ${keys.account}
    or last_at < now() - interval '1 day'`.execute(db);
  await sql`update attempt set count = greatest(count - 1, 0) where key = ${keys.address}`.execute(
    db,
  );
}

/**
 * `now()` is when the statement began: of two at once, the one that waited for the other would find
 * the row open only from a moment on that had not come then.
 */
async function count(db: Db, key: string, free: number): Promise<void> {
  const next = sql`case when a.last_at < now() - interval '1 day' then 1 else a.count + 1 end`;
  const taken = await sql`
    insert into attempt as a (key, count, last_at, open_at) values (${key}, 1, now(), now())
    on conflict (key) do update set
      count = ${next},
      last_at = now(),
      open_at = now() + make_interval(secs =>
        case when ${next} < ${free} then 0
             else least(${longestWait}, power(2, least(${next} - ${free} + 1, 20))) end)
    where a.open_at <= clock_timestamp()
    returning count`.execute(db);
  if (taken.rows.length > 0) return;
  const { rows } = await sql<{ wait: number }>`
    select greatest(1, ceil(extract(epoch from open_at - now())))::int as wait
      from attempt where key = ${key}`.execute(db);
  throw accountError('too_many_attempts', rows[0]?.wait ?? 1);
}

function keyOf(kind: string, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}
