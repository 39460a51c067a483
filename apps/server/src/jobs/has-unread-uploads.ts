import { defineQuery, type Queryable } from '../database/define-query.ts';

const unreadUploads = defineQuery({
  text: `select exists (select from upload where status in ('queued', 'reading')) as found`,
  columns: { found: 'bool' },
});

/** Returns whether any upload is queued or being read. */
export async function hasUnreadUploads(db: Queryable): Promise<boolean> {
  return (await unreadUploads.first(db))?.found ?? false;
}
