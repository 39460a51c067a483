import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload } from '../../database/tables/uploads.ts';
import type { Manifest } from './manifest.ts';

const manifestRows = defineQuery({
  text: `select id, received_at, source, time_zone, network, weight, files, refused,
      array(select account_id::text from upload_owner where upload_id = u.id order by 1) as owners
    from upload u where id = any($1::text[]) order by id`,
  parameters: ['text[]'],
  columns: {
    ...pick(upload, 'id', 'received_at', 'source', 'time_zone', 'network', 'weight'),
    ...pick(upload, 'files', 'refused'),
    owners: 'text[]',
  },
});

/** Returns the manifests of uploads, made from the database. */
export async function buildManifests(db: Queryable, ids: readonly string[]): Promise<Manifest[]> {
  return (await manifestRows.all(db, ids)).map((row) => ({
    version: 1,
    id: row.id,
    receivedAt: row.received_at.toISOString(),
    source: row.source,
    timeZone: row.time_zone,
    origin: row.network,
    weight: row.weight,
    owners: row.owners,
    files: row.files,
    refused: row.refused,
  }));
}
