import { failUpload, type ReadContext, readUpload } from '../features/store/read-upload.ts';
import { addReadUpload } from '../queue/add-jobs.ts';

export interface ReadUploadJob {
  uploadId: string;
  /** Read no more matches than this, then leave the upload as failed as it was: see `rebuild`. */
  limit?: number;
}

/**
 * The job `read_upload`. An interrupted reading is queued afresh, so that restarts do not use up its
 * attempts; what fails for the last time leaves the upload failed.
 */
export async function readUploadJob(
  context: ReadContext,
  { uploadId, limit }: ReadUploadJob,
  lastAttempt: boolean,
): Promise<void> {
  try {
    await readUpload(context, uploadId, limit);
  } catch (error) {
    if (context.signal?.aborted) {
      await addReadUpload(context.pool, uploadId, limit);
      return;
    }
    if (lastAttempt || isUnrecoverable(error)) await failUpload(context.pool, uploadId, 'internal');
    if (!isUnrecoverable(error)) throw error;
  }
}

/** The raw log is not there: trying again later does not bring it back. */
function isUnrecoverable(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT';
}
