import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload } from '../../database/tables/uploads.ts';

const openUploads = defineQuery({
  text: `select (count(*) filter (where store is null or store = $1))::int as here,
      (count(*) filter (where store <> $1))::int as elsewhere
    from upload where status in ('queued', 'reading')`,
  parameters: ['text'],
  columns: { here: 'int4', elsewhere: 'int4' },
});

/** Returns how many uploads are still to be read, by this server and by those of other stores. */
export async function countOpen(
  db: Queryable,
  storeId: string,
): Promise<{ here: number; elsewhere: number }> {
  return (await openUploads.first(db, storeId)) ?? { here: 0, elsewhere: 0 };
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

/** Says in one line each what of this store's uploads could not be read, and why. */
export async function describeMissing(db: Queryable, storeId: string): Promise<string[]> {
  return (await incompleteUploads.all(db, storeId)).flatMap(({ id, unread }) =>
    unread.length === 0
      ? [`${id}: reading it failed; the server's log says why`]
      : unread.map(({ path, sha256, reason }) => `${id}: ${path}: ${reasons[reason]} (${sha256})`),
  );
}
