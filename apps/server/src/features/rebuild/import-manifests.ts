import type { Pool } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Manifest } from '../uploads/manifest.ts';
import type { RawStore } from '../uploads/raw-store.ts';
import { findRemovedUploads } from '../uploads/removed-logs.ts';

export interface ImportedManifests {
  /** The number of uploads that were added to the database. */
  imported: number;
  /** IDs of uploads that are not in the database and whose manifest is damaged. */
  damaged: string[];
}

const storedUploads = defineQuery({
  text: 'select id from upload where id = any($1::text[])',
  parameters: ['text[]'],
  columns: { id: 'text' },
});

const insertUpload = defineQuery({
  text: `insert into upload
      (id, received_at, source, time_zone, network, weight, files, refused, total_bytes, store)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing`,
  parameters: [
    ...(['text', 'timestamptz', 'text', 'text', 'text?', 'int2'] as const),
    ...(['jsonb', 'jsonb', 'int8', 'text'] as const),
  ],
});

const insertOwners = defineQuery({
  text: `insert into upload_owner (upload_id, account_id)
      select $1, id from account where id::text = any($2::text[]) on conflict do nothing`,
  parameters: ['text', 'text[]'],
});

/**
 * Adds the uploads of the store that are not in the database, from their manifests, so that a
 * rebuild reads them; in a new database, these are all uploads. Only owners whose account exists
 * are restored.
 */
export async function importManifests(pool: Pool, store: RawStore): Promise<ImportedManifests> {
  const ids = await store.listManifests();
  const storedIds = new Set((await storedUploads.all(pool, ids)).map(({ id }) => id));
  const removedIds = await findRemovedUploads(pool, ids);
  const damagedIds: string[] = [];
  let importedCount = 0;
  for (const id of ids) {
    if (storedIds.has(id) || removedIds.has(id)) continue;
    const manifest = await store.readManifest(id);
    if (manifest === null || manifest.id !== id) {
      damagedIds.push(id);
      continue;
    }
    await inTransaction(pool, (client) => insertManifest(client, manifest, store.id));
    importedCount++;
  }
  return { imported: importedCount, damaged: damagedIds };
}

async function insertManifest(db: Queryable, manifest: Manifest, storeId: string): Promise<void> {
  const { id, receivedAt, source, timeZone, origin, weight, files, refused, owners } = manifest;
  const totalBytes = files.reduce((sum, { expandedBytes }) => sum + expandedBytes, 0);
  const uploadFields = [id, receivedAt, source, timeZone, origin, weight] as const;
  await insertUpload.run(db, ...uploadFields, files, refused, totalBytes, storeId);
  await insertOwners.run(db, id, owners);
}
