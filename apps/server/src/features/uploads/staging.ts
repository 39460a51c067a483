import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { openRawStore, type RawStore } from './raw-store.ts';
import { createTempFolder, removeStaleTempFolders } from './temp-folders.ts';

/** A log written and synced to a temporary file, not yet in the store. */
export interface StagedLog {
  /** SHA-256 of the log's own bytes, hex; its name in the store. */
  sha256: string;
  /** Bytes on disk, compressed. */
  bytes: number;
  /** Bytes of the log itself. */
  expandedBytes: number;
  tempPath: string;
}

/** Temporary files beside the store, in which uploads are received. */
export interface Staging {
  readonly store: RawStore;
  /** Compresses and hashes a stream into a temporary file, which is removed on failure. */
  stage(source: AsyncIterable<Uint8Array>): Promise<StagedLog>;
  /** Moves a staged log into the store durably. */
  moveToStore(log: StagedLog): Promise<void>;
  /** Removes a staged log that was not moved into the store. */
  discard(log: StagedLog): Promise<void>;
  /** Returns an unused path in this process's temporary folder. */
  createTempPath(): string;
  /** Removes this process's temporary folder. */
  close(): Promise<void>;
}

/**
 * Opens the staging area of the store in the data folder and removes what killed processes left
 * behind, unless `shouldClean` is false.
 */
export async function openStaging(
  dataFolder: string,
  options: { shouldClean?: boolean } = {},
): Promise<Staging> {
  const tempRoot = join(dataFolder, 'raw', 'tmp');
  await mkdir(tempRoot, { recursive: true, mode: 0o700 });
  if (options.shouldClean ?? true) await removeStaleTempFolders(tempRoot);
  const tempFolder = await createTempFolder(tempRoot);
  const store = await openRawStore(dataFolder);
  const createTempPath = () => join(tempFolder, randomUUID());

  async function stage(source: AsyncIterable<Uint8Array>): Promise<StagedLog> {
    const path = createTempPath();
    const hash = createHash('sha256');
    let expandedBytes = 0;
    async function* countBytes() {
      for await (const chunk of source) {
        hash.update(chunk);
        expandedBytes += chunk.length;
        yield chunk;
      }
    }
    // With a checksum, so that disk corruption is detected when the log is read.
    const compress = createZstdCompress({
      params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
    });
    const file = createWriteStream(path, { mode: 0o600, flush: true });
    try {
      await pipeline(countBytes, compress, file);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { sha256: hash.digest('hex'), bytes: file.bytesWritten, expandedBytes, tempPath: path };
  }

  const moveToStore = (log: StagedLog) => store.addRaw(log.sha256, log.tempPath);

  async function discard(log: StagedLog): Promise<void> {
    await rm(log.tempPath, { force: true });
  }

  return {
    ...{ store, stage, moveToStore, discard, createTempPath },
    close: () => rm(tempFolder, { recursive: true, force: true }),
  };
}
