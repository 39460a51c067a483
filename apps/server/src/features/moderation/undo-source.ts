import type { Source } from '@scrapboard/contract';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload } from '../../database/tables/uploads.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addModerateJob } from '../../queue/add-jobs.ts';
import type { Cause } from '../claims/claim-context.ts';
import { endLinksOfAccount } from '../claims/end-links.ts';
import { requestUploadFacts } from '../facts/request-facts.ts';
import { markRemoved, type RemovalContext, removeUpload } from '../rebuild/remove-upload.ts';
import { resolveMatchesAgain } from '../store/resolve-matches-again.ts';
import { buildManifests } from '../uploads/build-manifests.ts';
import { weighUploads } from '../uploads/weigh-uploads.ts';
import { defineForEachKind } from './source-conditions.ts';

const uploadsBySource = defineForEachKind((condition) =>
  defineQuery({
    text: `select u.id, u.store from upload u where ${condition} order by u.received_at, u.id`,
    parameters: ['text'],
    columns: pick(upload, 'id', 'store'),
  }),
);

const sharedUploads = defineQuery({
  text: `select u.id, u.store from upload_owner mine join upload u on u.id = mine.upload_id
     where mine.account_id = $1::text::uuid
       and exists (select from upload_owner o
                    where o.upload_id = mine.upload_id and o.account_id <> mine.account_id)
     order by u.id`,
  parameters: ['text'],
  columns: pick(upload, 'id', 'store'),
});

const deleteOwner = defineQuery({
  text: 'delete from upload_owner where upload_id = $1 and account_id = $2::text::uuid',
  parameters: ['text', 'text'],
});

interface UndoOptions {
  /** The operator's account; null for `scrapboard admin`. */
  operatorId?: string | null;
  /** Receives how many uploads are left. */
  onProgress?: (remaining: number) => void;
}

/**
 * Undoes everything that an account, a network or an upload did: removes its uploads, whose logs
 * are refused from then on, ends its links and claims, and shows the players it hid. An upload that
 * other accounts sent too stays theirs. Uploads whose raw logs another server has are marked, and
 * that server removes them. May be repeated after a crash.
 */
export async function undoSource(
  context: RemovalContext,
  { kind, source }: Source,
  { operatorId = null, onProgress = () => {} }: UndoOptions = {},
): Promise<void> {
  const { pool, store } = context;
  const cause: Cause = { byOperator: true, operatorId };
  if (kind === 'account') {
    await endLinksOfAccount(context, source, cause);
    for (const sharedUpload of await sharedUploads.all(pool, source)) {
      await removeUploadOwner(context, source, sharedUpload, operatorId);
    }
  }
  const uploads = await uploadsBySource[kind].all(pool, source);
  // All of them first, so that none is read any more while others are removed.
  for (const { id } of uploads) await markRemoved(pool, id);
  for (const [index, { id, store: storeId }] of uploads.entries()) {
    if (storeId === null || storeId === store.id) await removeUpload(context, id, { cause });
    onProgress(uploads.length - index - 1);
  }
}

/**
 * Removes an account from the owners of an upload that others sent too. Its manifest is written
 * before the commit, as when it was saved; if the process ends after that, a job resolves its
 * matches.
 */
async function removeUploadOwner(
  context: RemovalContext,
  accountId: string,
  { id, store: storeId }: { id: string; store: string | null },
  operatorId: string | null,
): Promise<void> {
  const { pool, store } = context;
  await inTransaction(pool, async (client) => {
    await deleteOwner.run(client, id, accountId);
    await requestUploadFacts(client, [id]);
    await weighUploads.run(client, [id]);
    await addModerateJob(client, {
      act: 'resolve',
      kind: 'upload',
      source: id,
      ordinal: null,
      by: operatorId,
    });
    if (storeId !== null && storeId !== store.id) return;
    for (const manifest of await buildManifests(client, [id])) await store.writeManifest(manifest);
  });
  await resolveMatchesAgain({ ...context, openRaw: store.openRaw }, id);
}
