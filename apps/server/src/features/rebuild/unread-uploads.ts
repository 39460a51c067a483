import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload } from '../../database/tables/uploads.ts';

const unreadUploads = defineQuery({
  text: `select (count(*) filter (where store is null or store = $1))::int as "inStore",
      (count(*) filter (where store <> $1))::int as "inOtherStores"
    from upload where status in ('queued', 'reading')`,
  parameters: ['text'],
  columns: { inStore: 'int4', inOtherStores: 'int4' },
});

/** Returns how many uploads have not been read yet, by this server and by those of other stores. */
export async function countUnreadUploads(
  db: Queryable,
  storeId: string,
): Promise<{ inStore: number; inOtherStores: number }> {
  return (await unreadUploads.first(db, storeId)) ?? { inStore: 0, inOtherStores: 0 };
}

const incompleteUploads = defineQuery({
  text: `select id, status, unread from upload
    where (store is null or store = $1)
      and (unread <> '[]' or (status = 'failed' and error->>'code' = 'internal'))
    order by received_at, id`,
  parameters: ['text'],
  columns: pick(upload, 'id', 'status', 'unread'),
});

const reasons = {
  missing: 'its raw log is missing',
  damaged: 'its raw log is damaged',
  unreadable: 'its raw log cannot be read from the disk',
};

/**
 * Returns one line for each log of this store's uploads that could not be read, with the reason.
 */
export async function describeUnreadLogs(db: Queryable, storeId: string): Promise<string[]> {
  return (await incompleteUploads.all(db, storeId)).flatMap(({ id, unread }) =>
    unread.length === 0
      ? [`${id}: reading it failed; see the server's log for the reason`]
      : unread.map(({ path, sha256, reason }) => `${id}: ${path}: ${reasons[reason]} (${sha256})`),
  );
}
