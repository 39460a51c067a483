import type { Pool } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Manifest } from '../uploads/manifest.ts';
import type { RawStore } from '../uploads/raw-store.ts';
import { findRemovedUploads } from '../uploads/removed-logs.ts';

export interface ImportedManifests {
  /** Uploads that the database did not know. */
  imported: number;
  /** Ids of uploads whose manifest is damaged, and which the database does not know either. */
  damaged: string[];
}

const knownUploads = defineQuery({
  text: 'select id from upload where id = any($1::text[])',
  parameters: ['text[]'],
  columns: { id: 'text' },
});

const insertUpload = defineQuery({
  text: `insert into upload
      (id, received_at, source, time_zone, network, files, refused, total_bytes, store)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
  parameters: [
    ...(['text', 'timestamptz', 'text', 'text', 'text?'] as const),
    ...(['jsonb', 'jsonb', 'int8', 'text'] as const),
  ],
});

const insertOwners = defineQuery({
  text: `insert into upload_owner (upload_id, account_id)
      select $1, id from account where id::text = any($2::text[]) on conflict do nothing`,
  parameters: ['text', 'text[]'],
});

/**
 * Adds the uploads of the store that the database does not know, from their manifests, so that a rebuild
 * reads them: all of them if the database is new. Owners are those whose accounts exist.
 */
export async function importManifests(pool: Pool, store: RawStore): Promise<ImportedManifests> {
  const ids = await store.listManifests();
  const known = new Set((await knownUploads.all(pool, ids)).map(({ id }) => id));
  const removed = await findRemovedUploads(pool, ids);
  const damaged: string[] = [];
  let imported = 0;
  for (const id of ids) {
    if (known.has(id) || removed.has(id)) continue;
    const manifest = await store.readManifest(id);
    if (manifest === null || manifest.id !== id) {
      damaged.push(id);
      continue;
    }
    await inTransaction(pool, (client) => insertManifest(client, manifest, store.id));
    imported++;
  }
  return { imported, damaged };
}

async function insertManifest(db: Queryable, manifest: Manifest, storeId: string): Promise<void> {
  const { id, receivedAt, source, timeZone, origin, files, refused, owners } = manifest;
  const totalBytes = files.reduce((sum, { expandedBytes }) => sum + expandedBytes, 0);
  const texts = [id, receivedAt, source, timeZone, origin] as const;
  await insertUpload.run(db, ...texts, files, refused, totalBytes, storeId);
  await insertOwners.run(db, id, owners);
}
