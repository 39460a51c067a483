import { failUpload, type ReadContext, readUpload } from '../features/store/read-upload.ts';
import { addReadUploadJob, type ReadUploadPayload } from '../queue/add-jobs.ts';

/**
 * Runs the job `read_upload`. An interrupted reading is queued again, so that restarts do not use
 * up its attempts; the last failed attempt leaves the upload failed.
 */
export async function readUploadJob(
  context: ReadContext,
  { uploadId, limit, requeued }: ReadUploadPayload,
  isLastAttempt: boolean,
): Promise<void> {
  try {
    await readUpload(context, uploadId, limit);
  } catch (error) {
    if (context.signal?.aborted) {
      await addReadUploadJob(context.pool, uploadId, { limit, requeued });
      return;
    }
    if (isLastAttempt || isUnrecoverable(error))
      await failUpload(context.pool, uploadId, 'internal');
    if (!isUnrecoverable(error)) throw error;
  }
}

/** Returns whether the raw log is missing, so that a retry cannot succeed. */
function isUnrecoverable(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT';
}
