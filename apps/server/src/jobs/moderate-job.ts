import { endUnprovenLinks } from '../features/claims/end-links.ts';
import { applyTrustToUploads } from '../features/moderation/source-trust.ts';
import { undoSource } from '../features/moderation/undo-source.ts';
import type { RemovalContext } from '../features/rebuild/remove-upload.ts';
import { resolveMatchesAgain } from '../features/store/resolve-matches-again.ts';
import type { ModeratePayload } from '../queue/add-jobs.ts';

/** Runs the job `moderate`. An interrupted job is started again and does what is left. */
export async function moderateJob(
  context: RemovalContext,
  payload: ModeratePayload,
): Promise<void> {
  const { act, source, by } = payload;
  if (act === 'undo') return await undoSource(context, payload, { operatorId: by });
  const resolveContext = { ...context, openRaw: context.store.openRaw };
  if (act === 'trust') await applyTrustToUploads(resolveContext, payload);
  else await resolveMatchesAgain(resolveContext, source, payload.ordinal);
  await endUnprovenLinks(context, { byOperator: true, operatorId: by });
}
