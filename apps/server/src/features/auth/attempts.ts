import { createHash } from 'node:crypto';
import { accountError, demoCredentials } from '@scrapboard/contract';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { emailKey } from './email-key.ts';

/**
 * Attempts without a delay; each further one doubles the delay, from two seconds to fifteen
 * minutes.
 */
const FREE_ATTEMPTS = { account: 5, network: 20, knownClient: 5 };
const MAX_WAIT_SECONDS = 900;

/**
 * Wrong passwords for one account per hour from all strangers together. One network alone makes at
 * most sixteen, so reaching it takes several.
 */
const MAX_HOURLY_GUESSES = 50;

/** Who attempts to sign in. */
export interface Caller {
  /** Pseudonym of their network. */
  network: string;
  /**
   * Returns the id of the session or browser that has signed in to this account before; null for a
   * stranger.
   */
  knownClientId(accountId: string): string | null;
}

/** The keys under which an attempt is counted; null where it is not. */
export interface AttemptKeys {
  /** A session or browser that signed in before; then the attempt counts under no other key. */
  knownClient: string | null;
  /** The network, whichever accounts it tries. */
  network: string;
  /** The account, from this network. */
  account: string | null;
  /** The account, from anywhere; null where no password is guessed. */
  everywhere: string | null;
  /** The key that a password reset deletes all counts of the account by. */
  owner: string | null;
}

/**
 * Returns the keys for an attempt with this email address. The demo account has none: its
 * password is public, and it cannot be locked by failed sign-ins.
 */
export function createAttemptKeys(
  email: string,
  { network, knownClientId }: Caller,
  accountId: string | undefined,
): AttemptKeys {
  const key = emailKey(email);
  const isDemoAccount = key === demoCredentials.email;
  const clientId = accountId === undefined || isDemoAccount ? null : knownClientId(accountId);
  return {
    knownClient: clientId === null ? null : hashKey('known', `${clientId} ${key}`),
    network: hashKey('network', network),
    account: isDemoAccount ? null : hashKey('account', `${network} ${key}`),
    everywhere: isDemoAccount ? null : hashKey('everywhere', key),
    owner: isDemoAccount ? null : toOwnerKey(email),
  };
}

/**
 * Counts an attempt before its outcome is known, so that concurrent ones cannot bypass the limit.
 * Throws `too_many_attempts` during a delay. Stored in the database, so that it survives restarts
 * and applies to all servers.
 */
export async function beginAttempt(db: Queryable, keys: AttemptKeys): Promise<void> {
  const { knownClient, network, account, everywhere, owner } = keys;
  if (knownClient !== null)
    return await countOrRefuse(db, knownClient, owner, FREE_ATTEMPTS.knownClient);
  await countOrRefuse(db, network, null, FREE_ATTEMPTS.network);
  if (account !== null) await countOrRefuse(db, account, owner, FREE_ATTEMPTS.account);
  // Last, so that the shared count includes only passwords that are really compared.
  if (everywhere === null) return;
  const isCounted = (await countGuess.run(db, everywhere, owner, MAX_HOURLY_GUESSES)) > 0;
  if (!isCounted) throw await createTooManyAttemptsError(db, everywhere);
}

const resetAttempts = defineQuery({
  text: `delete from attempt where key = $1 or last_at < now() - interval '1 day'`,
  parameters: ['text?'],
});

const undoAttempts = defineQuery({
  text: 'update attempt set count = greatest(count - 1, 0) where key = any($1)',
  parameters: ['text[]'],
});

/**
 * Resets the counts of this caller and account after a successful attempt; counts shared with
 * others are only reduced by this attempt.
 */
export async function clearAttempts(db: Queryable, keys: AttemptKeys): Promise<void> {
  if (keys.knownClient !== null) return void (await resetAttempts.run(db, keys.knownClient));
  await resetAttempts.run(db, keys.account);
  await undoAttempts.run(db, [keys.network, keys.everywhere]);
}

const deleteAttemptsOf = defineQuery({
  text: 'delete from attempt where account = $1',
  parameters: ['text'],
});

/** Clears all attempts to sign in to an account, wherever they came from. */
export async function clearAllAttempts(db: Queryable, email: string): Promise<void> {
  await deleteAttemptsOf.run(db, toOwnerKey(email));
}

const NEXT_COUNT_SQL = `case when a.last_at < now() - interval '1 day' then 1 else a.count + 1 end`;

/**
 * Returns the SQL for whether an attempt need not wait. A wait that seems longer than the maximum
 * began before the database's clock was set back; it counts as over.
 *
 * Compares with `clock_timestamp()`, because `now()` is when the statement began: of two
 * concurrent attempts, the one that waited for the row's lock would compare with a time before the
 * row changed.
 */
const mayAttemptSql = (maxWaitSeconds: number) => `(a.open_at <= clock_timestamp()
      or a.open_at > clock_timestamp() + interval '${maxWaitSeconds} seconds')`;

const countAttempt = defineQuery({
  text: `insert into attempt as a (key, account, count, last_at, open_at)
    values ($1, $2, 1, now(), now())
    on conflict (key) do update set
      count = ${NEXT_COUNT_SQL},
      last_at = now(),
      open_at = now() + make_interval(secs =>
        case when ${NEXT_COUNT_SQL} < $3::int4 then 0
             else least(${MAX_WAIT_SECONDS}, power(2, least(${NEXT_COUNT_SQL} - $3::int4 + 1, 20))) end)
    where ${mayAttemptSql(MAX_WAIT_SECONDS)}`,
  parameters: ['text', 'text?', 'int4'],
});

const IS_NEW_HOUR_SQL = `(a.last_at <= now() - interval '1 hour' or a.last_at > clock_timestamp())`;

/**
 * Here `last_at` is when the hour began: the wait ends an hour later, regardless of further
 * attempts.
 */
const countGuess = defineQuery({
  text: `insert into attempt as a (key, account, count, last_at, open_at)
    values ($1, $2, 1, now(), now())
    on conflict (key) do update set
      count = case when ${IS_NEW_HOUR_SQL} then 1 else a.count + 1 end,
      last_at = case when ${IS_NEW_HOUR_SQL} then now() else a.last_at end,
      open_at = case when not ${IS_NEW_HOUR_SQL} and a.count + 1 >= $3::int4
                     then a.last_at + interval '1 hour' else now() end
    where ${mayAttemptSql(3600)}`,
  parameters: ['text', 'text?', 'int4'],
});

const remainingWait = defineQuery({
  text: `select greatest(1, ceil(extract(epoch from open_at - now())))::int as seconds
      from attempt where key = $1`,
  parameters: ['text'],
  columns: { seconds: 'int4' },
});

async function countOrRefuse(
  db: Queryable,
  key: string,
  owner: string | null,
  freeAttempts: number,
): Promise<void> {
  if ((await countAttempt.run(db, key, owner, freeAttempts)) === 0)
    throw await createTooManyAttemptsError(db, key);
}

async function createTooManyAttemptsError(db: Queryable, key: string) {
  const waitRow = await remainingWait.first(db, key);
  return accountError('too_many_attempts', waitRow?.seconds ?? 1);
}

/** Hashes a key, so that the table does not contain the addresses of people without an account. */
function hashKey(kind: string, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}

function toOwnerKey(email: string): string {
  return hashKey('owner', emailKey(email));
}
