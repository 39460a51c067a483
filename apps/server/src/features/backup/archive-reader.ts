import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getErrorMessage, StartError } from '../../start-error.ts';
import {
  type ArchiveManifest,
  archiveManifest,
  CHECKSUMS_FILE,
  LOG_LIST_FILE,
  MANIFEST_FILE,
  rawLogName,
} from './archive-manifest.ts';
import { readTar, type TarEntry } from './tar.ts';

const CHUNK_BYTES = 256 * 1024;

export interface Archive {
  manifest: ArchiveManifest;
  /** The names of all entries, in the order of the file. */
  names: readonly string[];
  /** Returns the content of an entry. */
  read(name: string): Promise<Buffer>;
  /**
   * Reads a raw log, compressed as it was stored; from the folder beside the archive if it is
   * there.
   */
  readRaw(sha256: string): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Opens a backup after reading all of it and comparing every hash. Throws StartError if it is
 * damaged or is not a backup.
 */
export async function openArchive(
  path: string,
  options: { signal?: AbortSignal; onRead?: (bytes: number) => void } = {},
): Promise<Archive> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw new StartError(`Cannot read ${path}: ${getErrorMessage(error)}`);
  });
  try {
    const entries = await verifyEntries(file, options);
    const read = (name: string) => readAll(file, findEntry(entries, name));
    const manifest = archiveManifest.parse(JSON.parse((await read(MANIFEST_FILE)).toString()));
    return {
      manifest,
      names: [...entries.keys()],
      read,
      readRaw(sha256) {
        if (manifest.logs === 'inside')
          return readChunks(file, findEntry(entries, rawLogName(sha256)));
        return createReadStream(join(dirname(path), rawLogName(sha256)));
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    if (options.signal?.aborted || error instanceof StartError) throw error;
    throw new StartError(`${path} is not a backup, or is damaged: ${getErrorMessage(error)}`);
  }
}

/** Returns the hashes of the raw logs that a backup needs, without checking the backup. */
export async function readLogList(file: FileHandle): Promise<string[]> {
  for await (const entry of readTar(file)) {
    if (entry.name === LOG_LIST_FILE)
      return (await readAll(file, entry)).toString().trimEnd().split('\n');
  }
  throw new RangeError(`${LOG_LIST_FILE} is missing`);
}

async function verifyEntries(
  file: FileHandle,
  { signal, onRead }: { signal?: AbortSignal; onRead?: (bytes: number) => void },
): Promise<Map<string, TarEntry>> {
  const entries = new Map<string, TarEntry>();
  const hashes = new Map<string, string>();
  for await (const entry of readTar(file)) {
    signal?.throwIfAborted();
    entries.set(entry.name, entry);
    if (entry.name === CHECKSUMS_FILE) continue;
    const hash = createHash('sha256');
    for await (const chunk of readChunks(file, entry)) hash.update(chunk);
    hashes.set(entry.name, hash.digest('hex'));
    onRead?.(entry.bytes);
  }
  const lines = (await readAll(file, findEntry(entries, CHECKSUMS_FILE)))
    .toString()
    .split('\n')
    .slice(0, -1);
  for (const line of lines) {
    const name = line.slice(66);
    if (hashes.get(name) !== line.slice(0, 64))
      throw new RangeError(`${name} does not match its checksum`);
  }
  if (lines.length !== hashes.size)
    throw new RangeError(`${CHECKSUMS_FILE} does not list every entry`);
  return entries;
}

function findEntry(entries: ReadonlyMap<string, TarEntry>, name: string): TarEntry {
  const entry = entries.get(name);
  if (entry === undefined) throw new RangeError(`${name} is missing`);
  return entry;
}

async function readAll(file: FileHandle, entry: TarEntry): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(readChunks(file, entry)));
}

async function* readChunks(
  file: FileHandle,
  { start, bytes }: TarEntry,
): AsyncIterable<Uint8Array> {
  for (let offset = 0; offset < bytes; ) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, bytes - offset));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, start + offset);
    if (bytesRead === 0) throw new RangeError('it is truncated');
    offset += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}
