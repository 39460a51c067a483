import { createHash } from 'node:crypto';
import { accountError, demoCredentials } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { networkOf } from '../../network-of.ts';
import { emailKey } from './email-key.ts';

/**
 * Attempts without a delay; each further one doubles the delay, from two seconds to fifteen
 * minutes.
 */
const FREE_ATTEMPTS = { account: 5, address: 20 };
const MAX_WAIT_SECONDS = 900;

/** The keys that a sign-in attempt counts for. */
export interface AttemptKeys {
  /**
   * Null for the demo account: its password is public, and it cannot be locked by failed sign-ins.
   */
  account: string | null;
  address: string;
}

/** Returns the keys for an attempt with this email address from this network address. */
export function attemptKeys(email: string, address: string): AttemptKeys {
  const key = emailKey(email);
  return {
    account: key === demoCredentials.email ? null : keyOf('account', key),
    address: keyOf('address', networkOf(address)),
  };
}

/**
 * Counts an attempt before its outcome is known, so that concurrent ones cannot bypass the limit.
 * Throws `too_many_attempts` during a delay. Stored in the database, so that it survives restarts
 * and applies to all servers.
 */
export async function beginAttempt(db: Queryable, keys: AttemptKeys): Promise<void> {
  await count(db, keys.address, FREE_ATTEMPTS.address);
  if (keys.account !== null) await count(db, keys.account, FREE_ATTEMPTS.account);
}

const resetAttempts = defineQuery({
  text: `delete from attempt where key = $1 or last_at < now() - interval '1 day'`,
  parameters: ['text?'],
});

const undoAttempt = defineQuery({
  text: 'update attempt set count = greatest(count - 1, 0) where key = $1',
  parameters: ['text'],
});

/**
 * Resets the account's attempts after a successful one; the network address only gets this one
 * back.
 */
export async function clearAttempts(db: Queryable, keys: AttemptKeys): Promise<void> {
  await resetAttempts.run(db, keys.account);
  await undoAttempt.run(db, keys.address);
}

const NEXT_COUNT = `case when a.last_at < now() - interval '1 day' then 1 else a.count + 1 end`;

/**
 * `now()` is when the statement began: of two concurrent attempts, the one that waited for the lock
 * would compare against a time before the row changed.
 */
const countAttempt = defineQuery({
  text: `insert into attempt as a (key, count, last_at, open_at) values ($1, 1, now(), now())
    on conflict (key) do update set
      count = ${NEXT_COUNT},
      last_at = now(),
      open_at = now() + make_interval(secs =>
        case when ${NEXT_COUNT} < $2::int4 then 0
             else least(${MAX_WAIT_SECONDS}, power(2, least(${NEXT_COUNT} - $2::int4 + 1, 20))) end)
    where a.open_at <= clock_timestamp()`,
  parameters: ['text', 'int4'],
});

const remainingWait = defineQuery({
  text: `select greatest(1, ceil(extract(epoch from open_at - now())))::int as wait
      from attempt where key = $1`,
  parameters: ['text'],
  columns: { wait: 'int4' },
});

async function count(db: Queryable, key: string, free: number): Promise<void> {
  if ((await countAttempt.run(db, key, free)) > 0) return;
  const remaining = await remainingWait.first(db, key);
  throw accountError('too_many_attempts', remaining?.wait ?? 1);
}

function keyOf(kind: string, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}
