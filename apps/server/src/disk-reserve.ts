import { statfs } from 'node:fs/promises';
import { UploadError } from '@scrapboard/uploads';

/** Seconds after which a refused client may try again. */
const RETRY_AFTER_SECONDS = 300;

export interface DiskSpace {
  freeBytes: number;
  reserveBytes: number;
  /** Whether uploads are refused, so that the database never runs out of disk space. */
  isLow: boolean;
}

export interface DiskReserve {
  read(): Promise<DiskSpace>;
  /**
   * Allocates bytes for an upload and returns a function that releases them. Throws `disk_full` if
   * less than the reserve would stay free.
   */
  allocate(bytes: number): Promise<() => void>;
}

interface DiskOptions {
  folder: string;
  reserveBytes: number;
  /** Returns the free bytes of the folder's disk, for this process. */
  getFreeBytes?: (folder: string) => Promise<number>;
}

/** Keeps a part of the data folder's disk free. */
export function createDiskReserve({
  folder,
  reserveBytes,
  getFreeBytes = readFreeBytes,
}: DiskOptions): DiskReserve {
  let allocatedBytes = 0;
  return {
    async read() {
      const available = await getFreeBytes(folder);
      return {
        freeBytes: available,
        reserveBytes,
        isLow: available - allocatedBytes < reserveBytes,
      };
    },
    async allocate(bytes) {
      const available = await getFreeBytes(folder);
      if (available - allocatedBytes - bytes < reserveBytes) {
        throw new UploadError('disk_full', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      allocatedBytes += bytes;
      let isAllocated = true;
      return () => {
        if (isAllocated) allocatedBytes -= bytes;
        isAllocated = false;
      };
    },
  };
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
