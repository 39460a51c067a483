import { statfs } from 'node:fs/promises';
import { UploadError } from '@scrapboard/uploads';

/** Seconds after which a refused upload may find room again. */
const RETRY_AFTER_SECONDS = 300;

export interface DiskSpace {
  freeBytes: number;
  reserveBytes: number;
  /** Whether uploads are refused, so that the database never meets a full disk. */
  isLow: boolean;
}

export interface DiskReserve {
  read(): Promise<DiskSpace>;
  /**
   * Sets bytes aside for an upload and returns a function that gives them back. Throws `disk_full` if
   * the reserve would be touched.
   */
  hold(bytes: number): Promise<() => void>;
}

interface DiskOptions {
  folder: string;
  reserveBytes: number;
  /** Returns the free bytes of the folder's disk, for this process. */
  freeBytes?: (folder: string) => Promise<number>;
}

/** Keeps a part of the data folder's disk free. */
export function createDiskReserve({
  folder,
  reserveBytes,
  freeBytes = freeBytesOf,
}: DiskOptions): DiskReserve {
  let held = 0;
  return {
    async read() {
      const free = await freeBytes(folder);
      return { freeBytes: free, reserveBytes, isLow: free - held < reserveBytes };
    },
    async hold(bytes) {
      const free = await freeBytes(folder);
      if (free - held - bytes < reserveBytes) {
        throw new UploadError('disk_full', { retryAfter: RETRY_AFTER_SECONDS });
      }
      held += bytes;
      let isHeld = true;
      return () => {
        if (isHeld) held -= bytes;
        isHeld = false;
      };
    },
  };
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
