import { UploadError } from '@scrapboard/uploads';
import { networkOf } from '../../network-of.ts';

/** Seconds a refused client is asked to wait; most uploads take less. */
const RETRY_AFTER_SECONDS = 5;

/** Counts the uploads in progress, in total and by network. */
export interface UploadSlots {
  /** Occupies a slot and returns a function that releases it. Throws `too_many_uploads`. */
  acquire(address: string): () => void;
}

/** Allows `maxUploads` at once in this process, half of them from one network. */
export function createUploadSlots(maxUploads: number): UploadSlots {
  const maxByNetwork = Math.ceil(maxUploads / 2);
  const byNetwork = new Map<string, number>();
  let usedSlots = 0;
  return {
    acquire(address) {
      const network = networkOf(address);
      const usedByNetwork = byNetwork.get(network) ?? 0;
      if (usedSlots >= maxUploads || usedByNetwork >= maxByNetwork) {
        throw new UploadError('too_many_uploads', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      usedSlots += 1;
      byNetwork.set(network, usedByNetwork + 1);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        usedSlots -= 1;
        const remainingCount = (byNetwork.get(network) ?? 1) - 1;
        if (remainingCount === 0) byNetwork.delete(network);
        else byNetwork.set(network, remainingCount);
      };
    },
  };
}
