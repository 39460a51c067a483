import { endUnprovenLinks } from '../features/claims/end-links.ts';
import { applyTrust } from '../features/moderation/source-trust.ts';
import { undoSource } from '../features/moderation/undo-source.ts';
import type { RemoveContext } from '../features/rebuild/remove-upload.ts';
import type { ModeratePayload } from '../queue/add-jobs.ts';

/** Runs the job `moderate`. One that was interrupted is started again and finds what is left. */
export async function moderateJob(context: RemoveContext, payload: ModeratePayload): Promise<void> {
  if (payload.act === 'undo') return await undoSource(context, payload);
  await applyTrust({ ...context, openRaw: context.store.openRaw }, payload);
  await endUnprovenLinks(context, { byOperator: true });
}
