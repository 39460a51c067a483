import { setTimeout as sleep } from 'node:timers/promises';
import type { Sighting } from '@scrapboard/matches';
import type { ClientBase, Pool } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hash63 } from './hash63.ts';
import { loadSightings, type StoredSighting, toSightingKey } from './load-sightings.ts';

/**
 * Thrown if another writer holds locks that are also needed; the transaction must be retried with
 * their keys.
 */
class MissingLocksError extends Error {
  readonly keys: readonly string[];

  constructor(keys: readonly string[]) {
    super('more keys have to be locked');
    this.keys = keys;
  }
}

/** What connects logs that could be of the same match. */
export type ClusterKeys = Pick<Sighting, 'rosterKey' | 'guid'>;

/** Returns what connects a sighting with others, as numbers of locks. */
export function listClusterLockKeys({ rosterKey, guid }: ClusterKeys): string[] {
  return guid === null ? [rosterKey] : [rosterKey, hash63(`guid ${guid}`)];
}

/**
 * Returns the SQL that begins a transaction with these locks. Only index scans are allowed in it,
 * because plans made for small tables stay cached while the tables grow.
 */
function beginWithLocksSql(keys: ReadonlySet<string>): string {
  const sortedKeys = [...keys].map(BigInt).sort((a, b) => (a < b ? -1 : 1));
  return `begin;
    set local enable_seqscan = off;
    set local jit = off;
    select pg_advisory_xact_lock(key) from unnest('{${sortedKeys.join(',')}}'::int8[]) key`;
}

const tryLocks = defineQuery({
  text: 'select bool_and(pg_try_advisory_xact_lock(key)) as acquired from unnest($1::int8[]) key',
  parameters: ['int8[]'],
  columns: { acquired: 'bool?' },
});

/**
 * Runs `work` in a transaction that has locked `keys`, again with more of them if it throws
 * MissingLocksError, and again after a conflict with another transaction.
 */
export async function withClusterLocks<T>(
  pool: Pool,
  keys: Set<string>,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(pool, work, beginWithLocksSql(keys));
    } catch (error) {
      if (error instanceof MissingLocksError) for (const key of error.keys) keys.add(key);
      else if (!isConflict(error) || attempt >= 10) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

/** Returns whether the error is a deadlock or serialization failure, after which a retry helps. */
function isConflict(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '40P01' || code === '40001';
}

/**
 * Locks and returns the stored sightings that could be of the same matches as these: all that share
 * a roster or guid with them, directly or through other sightings. `keys` are already locked.
 * Throws MissingLocksError instead of waiting for locks out of order, which could deadlock.
 */
export async function lockCluster(
  client: Queryable,
  seeds: readonly ClusterKeys[],
  keys: ReadonlySet<string>,
): Promise<StoredSighting[]> {
  const lockedKeys = new Set(keys);
  const foundSightings = new Map<string, StoredSighting>();
  const queriedKeys = { rosters: new Set<string>(), guids: new Set<string>() };
  let frontier: readonly ClusterKeys[] = seeds;
  while (frontier.length > 0) {
    const rosters = addNewValues(
      queriedKeys.rosters,
      frontier.map(({ rosterKey }) => rosterKey),
    );
    const guids = addNewValues(
      queriedKeys.guids,
      frontier.flatMap(({ guid }) => guid ?? []),
    );
    if (rosters.length === 0 && guids.length === 0) break;
    const rows = await loadSightings(client, rosters, guids);
    const addedSightings = rows.filter((row) => !foundSightings.has(toSightingKey(row)));
    for (const row of addedSightings) foundSightings.set(toSightingKey(row), row);
    await lockNewKeys(client, addedSightings, lockedKeys);
    frontier = addedSightings;
  }
  return [...foundSightings.values()];
}

async function lockNewKeys(
  client: Queryable,
  sightings: readonly Sighting[],
  locked: Set<string>,
): Promise<void> {
  const neededKeys = addNewValues(locked, sightings.flatMap(listClusterLockKeys));
  if (neededKeys.length === 0) return;
  const locks = await tryLocks.first(client, neededKeys);
  if (locks?.acquired !== true) throw new MissingLocksError(neededKeys);
}

/** Adds the values to the set and returns those that were not in it. */
function addNewValues(seen: Set<string>, values: readonly string[]): string[] {
  return values.filter((value) => {
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  });
}
