import { UploadError } from '@scrapboard/uploads';

/** Seconds a refused client is asked to wait; most uploads are received in less. */
const retryAfter = 5;

/** Counts the uploads that are being received, in all and by address. */
export interface UploadSlots {
  /** Takes a place and returns what gives it back. Throws `too_many_uploads`. */
  take(address: string): () => void;
}

/** `most` at once in this process; one address gets three quarters, so that others find room. */
export function createUploadSlots(most: number): UploadSlots {
  const mostByAddress = Math.ceil((most * 3) / 4);
  const byAddress = new Map<string, number>();
  let taken = 0;
  return {
    take(address) {
      const own = byAddress.get(address) ?? 0;
      if (taken >= most || own >= mostByAddress) {
        throw new UploadError('too_many_uploads', { retryAfter });
      }
      taken += 1;
      byAddress.set(address, own + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        taken -= 1;
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left === 0) byAddress.delete(address);
        else byAddress.set(address, left);
      };
    },
  };
}
