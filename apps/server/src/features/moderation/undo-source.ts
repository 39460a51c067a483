import type { Source } from '@scrapboard/contract';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload } from '../../database/tables/uploads.ts';
import { endLinksOfAccount } from '../claims/end-links.ts';
import { markRemoved, type RemoveContext, removeUpload } from '../rebuild/remove-upload.ts';
import { resolveAgain } from '../store/resolve-again.ts';
import { loadManifests } from '../uploads/load-manifests.ts';
import { weighUploads } from '../uploads/weigh-uploads.ts';
import { forEachKind } from './source-uploads.ts';

const uploadsOf = forEachKind((condition) =>
  defineQuery({
    text: `select u.id, u.store from upload u where ${condition} order by u.received_at, u.id`,
    parameters: ['text'],
    columns: pick(upload, 'id', 'store'),
  }),
);

const leaveSharedUploads = defineQuery({
  text: `delete from upload_owner mine where account_id = $1::text::uuid
      and exists (select from upload_owner o
                   where o.upload_id = mine.upload_id and o.account_id <> mine.account_id)
    returning upload_id as id`,
  parameters: ['text'],
  columns: pick(upload, 'id'),
});

/**
 * Undoes everything that an account, a network or an upload did: removes its uploads, whose logs
 * are refused from then on, ends its links and claims, and shows the players it hid. An upload that
 * other accounts sent too stays theirs. Uploads whose raw logs another server has are marked, and
 * that server removes them. May be repeated after a crash. `onProgress` receives how many uploads
 * are left.
 */
export async function undoSource(
  context: RemoveContext,
  { kind, source }: Source,
  onProgress: (left: number) => void = () => {},
): Promise<void> {
  const { pool, store } = context;
  if (kind === 'account') await releaseAccount(context, source);
  const uploads = await uploadsOf[kind].all(pool, source);
  // All of them first, so that none is read any more while others are removed.
  for (const { id } of uploads) await markRemoved(pool, id);
  for (const [index, { id, store: place }] of uploads.entries()) {
    if (place === null || place === store.id) await removeUpload(context, id);
    onProgress(uploads.length - index - 1);
  }
}

async function releaseAccount(context: RemoveContext, accountId: string): Promise<void> {
  const { pool, store } = context;
  await endLinksOfAccount(context, accountId);
  const shared = (await leaveSharedUploads.all(pool, accountId)).map(({ id }) => id);
  for (const manifest of await loadManifests(pool, shared)) await store.writeManifest(manifest);
  await weighUploads.run(pool, shared);
  for (const id of shared) await resolveAgain({ ...context, openRaw: store.openRaw }, id);
}
