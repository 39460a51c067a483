import { UploadError } from '@scrapboard/uploads';

/** Seconds a refused client is asked to wait; most uploads take less. */
const RETRY_AFTER_SECONDS = 5;

/** Counts the uploads in progress, in total and by address. */
export interface UploadSlots {
  /** Takes a slot and returns a function that releases it. Throws `too_many_uploads`. */
  take(address: string): () => void;
}

/** Allows `maxUploads` at once in this process, three quarters of them from one address. */
export function createUploadSlots(maxUploads: number): UploadSlots {
  const maxByAddress = Math.ceil((maxUploads * 3) / 4);
  const byAddress = new Map<string, number>();
  let taken = 0;
  return {
    take(address) {
      const own = byAddress.get(address) ?? 0;
      if (taken >= maxUploads || own >= maxByAddress) {
        throw new UploadError('too_many_uploads', { retryAfter: RETRY_AFTER_SECONDS });
      }
      taken += 1;
      byAddress.set(address, own + 1);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        taken -= 1;
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left === 0) byAddress.delete(address);
        else byAddress.set(address, left);
      };
    },
  };
}
