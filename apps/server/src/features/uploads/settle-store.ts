import { hostname } from 'node:os';
import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload } from '../../database/tables/uploads.ts';
import type { Log } from '../../log.ts';
import { loadManifests } from './load-manifests.ts';
import type { RawStore } from './raw-store.ts';

const BATCH_SIZE = 100;

const registerStore = defineQuery({
  text: `insert into raw_store (id, host) values ($1, $2)
    on conflict (id) do update set host = excluded.host, started_at = now()`,
  parameters: ['text', 'text'],
});

const homelessUploads = defineQuery({
  text: 'select id, files from upload where store is null',
  columns: pick(upload, 'id', 'files'),
});

const adoptUploads = defineQuery({
  text: 'update upload set store = $2 where id = any($1::text[]) and store is null',
  parameters: ['text[]', 'text'],
});

const uploadsOfStore = defineQuery({
  text: 'select id from upload where store = $1',
  parameters: ['text'],
  columns: pick(upload, 'id'),
});

/**
 * Introduces a store to the database: uploads received before stores had names become those of the one
 * that has their logs. Returns the uploads of this store.
 */
export async function settleStore(pool: Pool, store: RawStore): Promise<string[]> {
  await registerStore.run(pool, store.id, hostname());
  const found: string[] = [];
  for (const { id, files } of await homelessUploads.all(pool)) {
    for (const { sha256 } of files) {
      if (!(await store.hasRaw(sha256))) continue;
      found.push(id);
      break;
    }
  }
  await adoptUploads.run(pool, found, store.id);
  return (await uploadsOfStore.all(pool, store.id)).map(({ id }) => id);
}

/** Writes the manifests that uploads of this store lack, such as those of an earlier version. */
export async function writeMissingManifests(
  pool: Pool,
  store: RawStore,
  log: Pick<Log, 'info'>,
  signal?: AbortSignal,
): Promise<void> {
  const ids = await settleStore(pool, store);
  const written = new Set(await store.listManifests());
  const missing = ids.filter((id) => !written.has(id));
  if (missing.length === 0) return;
  log.info(`Writing the manifests of ${missing.length} uploads`);
  for (let from = 0; from < missing.length; from += BATCH_SIZE) {
    const manifests = await loadManifests(pool, missing.slice(from, from + BATCH_SIZE));
    for (const manifest of manifests) {
      if (signal?.aborted) return;
      await store.writeManifest(manifest);
    }
  }
}
