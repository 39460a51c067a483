import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { defineQuery, type Queryable } from './database/define-query.ts';
import { pick } from './database/define-table.ts';
import { networkKey } from './database/tables/uploads.ts';
import { inTransaction } from './database/transaction.ts';
import { DAY_MS } from './day-ms.ts';
import { networkOf } from './network-of.ts';

/**
 * How long a key is used for pseudonyms; then it is deleted, and their addresses can no longer be
 * found.
 */
const KEY_LIFETIME_MS = 30 * DAY_MS;

/** 96 bits: enough that no two networks of one key share a pseudonym by chance. */
const PSEUDONYM_LENGTH = 16;

export interface NetworkPseudonyms {
  /**
   * Returns the pseudonym of an address's network, such as `3.Zk1b6mXo9sQw0aTe`. Equal ones mean
   * the same network; different ones mean different networks only if the numbers before the dots,
   * those of their keys, are equal.
   */
  pseudonymOf(address: string): Promise<string>;
}

interface Key {
  id: number;
  secret: Buffer;
  created_at: Date;
}

/**
 * Creates the pseudonyms of networks, which every server on the same database computes alike. `now`
 * returns epoch milliseconds.
 */
export function createNetworkPseudonyms(
  pool: Pool,
  now: () => number = Date.now,
): NetworkPseudonyms {
  let keyPromise: Promise<Key> | undefined;
  let usableUntil = 0;

  function loadCurrentKey(): Promise<Key> {
    const time = now();
    if (keyPromise !== undefined && time < usableUntil) return keyPromise;
    const newKeyPromise = loadKey(pool, time);
    keyPromise = newKeyPromise;
    usableUntil = Number.POSITIVE_INFINITY;
    newKeyPromise.then(
      ({ created_at }) => {
        usableUntil = created_at.getTime() + KEY_LIFETIME_MS;
      },
      () => {
        keyPromise = undefined;
      },
    );
    return newKeyPromise;
  }

  return {
    async pseudonymOf(address) {
      const { id, secret } = await loadCurrentKey();
      const digest = createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
      return `${id}.${digest.slice(0, PSEUDONYM_LENGTH)}`;
    },
  };
}

const newestKey = defineQuery({
  text: 'select id, secret, created_at from network_key where created_at > $1 order by id desc limit 1',
  parameters: ['timestamptz'],
  columns: pick(networkKey, 'id', 'secret', 'created_at'),
});

const lockKeys = defineQuery({ text: 'lock table network_key in exclusive mode' });

const deleteKeys = defineQuery({ text: 'delete from network_key' });

const insertKey = defineQuery({
  text: 'insert into network_key (secret, created_at) values ($1, $2) returning id, secret, created_at',
  parameters: ['bytea', 'timestamptz'],
  columns: pick(networkKey, 'id', 'secret', 'created_at'),
});

/** Returns the current key; when there is none, replaces the expired one. */
async function loadKey(pool: Pool, time: number): Promise<Key> {
  const findNewestKey = (db: Queryable) => newestKey.first(db, new Date(time - KEY_LIFETIME_MS));
  const currentKey = await findNewestKey(pool);
  if (currentKey !== undefined) return currentKey;
  return await inTransaction(pool, async (client) => {
    // Only one of several servers may create the key.
    await lockKeys.run(client);
    const concurrentKey = await findNewestKey(client);
    if (concurrentKey !== undefined) return concurrentKey;
    await deleteKeys.run(client);
    const insertedKey = await insertKey.first(client, randomBytes(32), new Date(time));
    if (insertedKey === undefined) throw new Error('a network key was not inserted');
    return insertedKey;
  });
}
