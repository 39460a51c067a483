import { hostname } from 'node:os';
import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { rawStore, upload } from '../../database/tables/uploads.ts';
import type { Log } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import { buildManifests } from './build-manifests.ts';
import type { RawStore } from './raw-store.ts';

const BATCH_SIZE = 100;

/**
 * Returns the SQL for the key of the advisory lock that the servers of a store share while they
 * run.
 */
const lockKeySql = (id: string) => `hashtextextended('scrapboard store ' || ${id}, 0)`;

/** Taken by a connection of a running server, which keeps it. */
export const lockStore = defineQuery({
  text: `select from pg_advisory_lock_shared(${lockKeySql('$1::text')})`,
  parameters: ['text'],
});

/** Selects the store's row if it is from a copy whose server is running; keeps no lock. */
const runningCopy = defineQuery({
  text: `select host from raw_store
    where id = $1 and inode <> $2 and not pg_try_advisory_xact_lock(${lockKeySql('id')})`,
  parameters: ['text', 'text'],
  columns: { host: 'text' },
});

const registerStore = defineQuery({
  text: `insert into raw_store (id, inode, host) values ($1, $2, $3)
    on conflict (id) do update set inode = excluded.inode, host = excluded.host, started_at = now()`,
  parameters: ['text', 'text', 'text'],
});

const uploadsOfStoppedServers = defineQuery({
  text: `select count(*)::int as uploads, s.id, s.host, s.started_at
    from upload u join raw_store s on s.id = u.store
    where u.status in ('queued', 'reading') and u.store <> $1
      and pg_try_advisory_xact_lock(${lockKeySql('s.id')})
    group by s.id order by s.id`,
  parameters: ['text'],
  columns: { uploads: 'int4', ...pick(rawStore, 'id', 'host', 'started_at') },
});

/**
 * Registers a store in the database before any of its uploads is read. Warns of uploads that wait
 * for a server that is not running; throws StartError if another server runs with a copy of the
 * folder, since each would try to read the other's uploads and not find the logs.
 */
export async function registerRawStore(
  pool: Pool,
  store: RawStore,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const copy = await runningCopy.first(pool, store.id, store.inode);
  if (copy !== undefined) {
    throw new StartError(
      `Another running server (on ${copy.host}) has a copy of ${store.folder}: share one folder, or delete store.id in the copy`,
    );
  }
  await registerStore.run(pool, store.id, store.inode, hostname());
  for (const { uploads, id, host, started_at } of await uploadsOfStoppedServers.all(
    pool,
    store.id,
  )) {
    log.warn(
      `${uploads} ${uploads === 1 ? 'upload waits' : 'uploads wait'} for the server that has their raw logs: store ${id}, last started on ${host} at ${started_at.toISOString()}`,
    );
  }
}

const uploadsWithoutStore = defineQuery({
  text: 'select id, files from upload where store is null',
  columns: pick(upload, 'id', 'files'),
});

const assignStore = defineQuery({
  text: 'update upload set store = $2 where id = any($1::text[]) and store is null',
  parameters: ['text[]', 'text'],
});

const uploadsOfStore = defineQuery({
  text: 'select id from upload where store = $1',
  parameters: ['text'],
  columns: pick(upload, 'id'),
});

/**
 * Assigns uploads that were received before stores had ids to this store if it has their logs.
 * Returns the ids of all uploads of this store.
 */
async function assignOwnUploads(pool: Pool, store: RawStore): Promise<string[]> {
  const foundIds: string[] = [];
  for (const { id, files } of await uploadsWithoutStore.all(pool)) {
    for (const { sha256 } of files) {
      if (!(await store.hasRaw(sha256))) continue;
      foundIds.push(id);
      break;
    }
  }
  await assignStore.run(pool, foundIds, store.id);
  return (await uploadsOfStore.all(pool, store.id)).map(({ id }) => id);
}

/** Writes the manifests that uploads of this store lack, such as those of an earlier version. */
export async function writeMissingManifests(
  pool: Pool,
  store: RawStore,
  log: Pick<Log, 'info'>,
  signal?: AbortSignal,
): Promise<void> {
  const ids = await assignOwnUploads(pool, store);
  const writtenIds = new Set(await store.listManifests());
  const missingIds = ids.filter((id) => !writtenIds.has(id));
  if (missingIds.length === 0) return;
  log.info(`Writing the manifests of ${missingIds.length} uploads`);
  for (let from = 0; from < missingIds.length; from += BATCH_SIZE) {
    const manifests = await buildManifests(pool, missingIds.slice(from, from + BATCH_SIZE));
    for (const manifest of manifests) {
      if (signal?.aborted) return;
      await store.writeManifest(manifest);
    }
  }
}
