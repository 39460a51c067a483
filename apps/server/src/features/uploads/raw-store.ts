import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
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

export interface RawStore {
  /** Compresses and hashes a stream into a temporary file, which is removed on failure. */
  stage(source: AsyncIterable<Uint8Array>): Promise<StagedLog>;
  /** Moves a staged log into the store durably, unless the store has it already. */
  keep(log: StagedLog): Promise<void>;
  /** Removes a staged log that was not kept. */
  discard(log: StagedLog): Promise<void>;
  /** Stages and keeps a log in one step. */
  putRaw(source: AsyncIterable<Uint8Array>): Promise<StagedLog>;
  /** Reads a log's bytes in chunks. Throws ENOENT if it is not in the store. */
  openRaw(sha256: string): AsyncIterable<Uint8Array>;
  /** Returns an unused path in this process's temporary folder. */
  tempPath(): string;
  /** Removes this process's temporary folder. */
  close(): Promise<void>;
}

/** Returns the path of a log in the store: `<data>/raw/aa/<sha256>.zst`. */
export function rawPath(dataFolder: string, sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError(`not a SHA-256: ${sha256}`);
  return join(dataFolder, 'raw', sha256.slice(0, 2), `${sha256}.zst`);
}

/** Reads a log's bytes in chunks of at most 256 KiB. Throws ENOENT if it is not in the store. */
export async function* openRaw(dataFolder: string, sha256: string): AsyncIterable<Uint8Array> {
  const file = createReadStream(rawPath(dataFolder, sha256), { highWaterMark: 128 * 1024 });
  const plain = createZstdDecompress({ chunkSize: 256 * 1024 });
  // Errors of the file surface through the stream that is read below.
  const feeding = pipeline(file, plain).catch(() => {});
  try {
    yield* plain;
  } finally {
    plain.destroy();
    await feeding;
  }
}

/** Deletes a log that no upload references any more. */
export async function removeRaw(dataFolder: string, sha256: string): Promise<void> {
  await rm(rawPath(dataFolder, sha256), { force: true });
}

async function syncFolder(path: string): Promise<void> {
  // Windows has no way to sync a folder; NTFS journals the rename itself.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Opens the store of raw logs in the data folder and, unless told not to, removes what killed
 * processes left behind.
 */
export async function openRawStore(
  dataFolder: string,
  options: { clean?: boolean } = {},
): Promise<RawStore> {
  const root = join(dataFolder, 'raw');
  const tempRoot = join(root, 'tmp');
  await mkdir(tempRoot, { recursive: true, mode: 0o700 });
  if (options.clean ?? true) await removeStaleTempFolders(tempRoot);
  const temp = await createTempFolder(tempRoot);
  const tempPath = () => join(temp, randomUUID());

  async function stage(source: AsyncIterable<Uint8Array>): Promise<StagedLog> {
    const path = tempPath();
    const hash = createHash('sha256');
    let expandedBytes = 0;
    async function* counted() {
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
      await pipeline(counted, compress, file);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { sha256: hash.digest('hex'), bytes: file.bytesWritten, expandedBytes, tempPath: path };
  }

  async function keep(log: StagedLog): Promise<void> {
    const path = rawPath(dataFolder, log.sha256);
    if (await exists(path)) return discard(log);
    const folder = join(path, '..');
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(log.tempPath, path);
    await syncFolder(folder);
    if (made !== undefined) await syncFolder(root);
  }

  async function discard(log: StagedLog): Promise<void> {
    await rm(log.tempPath, { force: true });
  }

  async function putRaw(source: AsyncIterable<Uint8Array>): Promise<StagedLog> {
    const log = await stage(source);
    try {
      await keep(log);
    } finally {
      await discard(log);
    }
    return log;
  }

  return {
    stage,
    keep,
    discard,
    putRaw,
    openRaw: (sha256) => openRaw(dataFolder, sha256),
    tempPath,
    close: () => rm(temp, { recursive: true, force: true }),
  };
}
