import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

export interface AnswerFiles {
  /** Returns what was last written under a key; undefined if nothing was, or it is damaged. */
  read(key: string): Promise<unknown>;
  /** Writes a value made from a version of the facts, without keeping anybody waiting. */
  write(key: string, version: string, value: unknown): void;
  /** Removes the files that nobody needs any more; `at` is when one was written, in epoch milliseconds. */
  removeUnneeded(isNeeded: (version: string, at: number) => boolean): void;
  /** Waits until everything has been written. */
  close(): Promise<void>;
}

export interface AnswerFilesOptions {
  folder: string;
  /** Returns what values depend on besides their keys: files of another identity are not read. */
  readIdentity: () => Promise<string>;
  /** Of all files together; those that were written first are removed. */
  maxBytes?: number;
}

interface StoredFile {
  name: string;
  bytes: number;
  at: number;
}

/** The files of a folder by the hash of their key, the one that was written first first. */
interface OpenFolder {
  path: string;
  files: Map<string, StoredFile>;
}

const MAX_BYTES = 64 * 1024 ** 2;
/** A file's name: the version of the facts and the hash of its key. */
const FILE_NAME = /^([0-9a-z]+)-([0-9a-f]{64})$/;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** With a checksum, without which a file that the disk damaged could be a wrong answer. */
const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
};

/**
 * Creates files of answers to questions, which a restarted server reads instead of computing them again. Only
 * those of one identity are kept, in a folder of their own; a disk that cannot be written keeps none.
 */
export function createAnswerFiles({
  folder,
  readIdentity,
  maxBytes = MAX_BYTES,
}: AnswerFilesOptions): AnswerFiles {
  let identityPromise: Promise<string> | undefined;
  let opening: Promise<OpenFolder> | undefined;
  let writing: Promise<void> = Promise.resolve();

  /** Removes the folders of other identities, and lists the files of this one. */
  async function open(): Promise<OpenFolder> {
    identityPromise ??= readIdentity();
    const identity = await identityPromise;
    const path = join(folder, identity);
    await mkdir(path, { recursive: true, mode: 0o700 });
    const otherNames = (await readdir(folder)).filter((name) => name !== identity);
    for (const other of otherNames) await rm(join(folder, other), { recursive: true, force: true });
    const stored = await Promise.all(
      (await readdir(path)).map(async (name) => ({ name, ...(await stat(join(path, name))) })),
    );
    const opened: OpenFolder = { path, files: new Map() };
    for (const { name, size, mtimeMs } of stored.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      const keyHash = FILE_NAME.exec(name)?.[2];
      // What was being written when the server ended.
      if (keyHash === undefined) await rm(join(path, name), { force: true });
      else await keep(opened, keyHash, { name, bytes: size, at: mtimeMs });
    }
    return opened;
  }

  function openOnce(): Promise<OpenFolder> {
    // A folder that cannot be opened now, as on a full disk, is tried again.
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function remove({ path, files }: OpenFolder, keyHash: string): Promise<void> {
    const file = files.get(keyHash);
    files.delete(keyHash);
    if (file !== undefined) await rm(join(path, file.name), { force: true });
  }

  /** Records a file, and removes an earlier one of its key and those that leave no room for it. */
  async function keep(opened: OpenFolder, keyHash: string, file: StoredFile): Promise<void> {
    const { files } = opened;
    if (files.get(keyHash)?.name !== file.name) await remove(opened, keyHash);
    files.delete(keyHash);
    files.set(keyHash, file);
    let bytes = [...files.values()].reduce((sum, stored) => sum + stored.bytes, 0);
    for (const [oldestKeyHash, oldest] of files) {
      if (bytes <= maxBytes) return;
      await remove(opened, oldestKeyHash);
      bytes -= oldest.bytes;
    }
  }

  async function store(key: string, version: string, value: unknown): Promise<void> {
    const opened = await openOnce();
    const content = await compress(serialize({ key, value }), COMPRESSION);
    if (content.length > maxBytes) return;
    const name = `${version}-${hashOf(key)}`;
    const path = join(opened.path, name);
    const tempPath = `${path}.${randomUUID()}`;
    try {
      await writeFile(tempPath, content, { mode: 0o600 });
      await rename(tempPath, path);
    } catch (error) {
      // Half of a file would take space on a full disk until the next start.
      await rm(tempPath, { force: true });
      throw error;
    }
    await keep(opened, hashOf(key), { name, bytes: content.length, at: Date.now() });
  }

  async function removeUnneeded(isNeeded: (version: string, at: number) => boolean): Promise<void> {
    const opened = await openOnce();
    for (const [keyHash, { name, at }] of opened.files) {
      if (!isNeeded(FILE_NAME.exec(name)?.[1] ?? '', at)) await remove(opened, keyHash);
    }
  }

  // One after the other, so that few values are in memory at a time; whoever asks next computes what failed.
  function queueUp(change: () => Promise<void>): void {
    writing = writing.then(change).catch(() => {});
  }

  return {
    async read(key) {
      try {
        const { path, files } = await openOnce();
        const file = files.get(hashOf(key));
        if (file === undefined) return undefined;
        const content = await decompress(await readFile(join(path, file.name)));
        const entry: { key: string; value: unknown } = deserialize(content);
        return entry.key === key ? entry.value : undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, version, value) => queueUp(() => store(key, version, value)),
    removeUnneeded: (isNeeded) => queueUp(() => removeUnneeded(isNeeded)),
    close: () => writing,
  };
}

const hashOf = (key: string) => hash('sha256', key);
