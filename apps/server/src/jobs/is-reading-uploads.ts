import { defineQuery, type Queryable } from '../database/define-query.ts';

const openUploads = defineQuery({
  text: `select exists (select from upload where status in ('queued', 'reading')) as open`,
  columns: { open: 'bool' },
});

/** Returns whether any upload is being read or waits to be. */
export async function isReadingUploads(db: Queryable): Promise<boolean> {
  return (await openUploads.first(db))?.open ?? false;
}
