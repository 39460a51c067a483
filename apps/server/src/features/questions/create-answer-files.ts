import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

export interface AnswerFiles {
  /** Returns what was written under a key for this version; undefined if nothing was, or it is damaged. */
  read(version: string, key: string): Promise<unknown>;
  /** Writes a value without keeping anybody waiting; one that does not fit is left out. */
  write(version: string, key: string, value: unknown): void;
  /** Waits until everything has been written. */
  close(): Promise<void>;
}

export interface AnswerFilesOptions {
  folder: string;
  /** Returns what answers depend on besides the version: files of another one are not read. */
  readIdentity: () => Promise<string>;
  maxBytes?: number;
}

const MAX_BYTES = 64 * 1024 ** 2;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** With a checksum, without which a file that the disk damaged could be a wrong answer. */
const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
};

/**
 * Creates files of answers to questions, which a restarted server reads instead of computing them again. Only
 * those of one version are kept, in a folder of their own; a disk that cannot be written keeps none.
 */
export function createAnswerFiles({
  folder,
  readIdentity,
  maxBytes = MAX_BYTES,
}: AnswerFilesOptions): AnswerFiles {
  let identity: Promise<string> | undefined;
  let current: { version: string; opening: Promise<{ path: string; bytes: number }> } | undefined;
  let writing: Promise<void> = Promise.resolve();

  /** Removes the folders of other versions, and returns that of this one with the size of its files. */
  async function open(version: string): Promise<{ path: string; bytes: number }> {
    identity ??= readIdentity();
    const name = `${version}-${await identity}`;
    const path = join(folder, name);
    await mkdir(path, { recursive: true, mode: 0o700 });
    const otherNames = (await readdir(folder)).filter((other) => other !== name);
    for (const other of otherNames) await rm(join(folder, other), { recursive: true, force: true });
    const files = await readdir(path);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(path, file))).size));
    return { path, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  }

  function openVersion(version: string): Promise<{ path: string; bytes: number }> {
    if (current?.version !== version) current = { version, opening: open(version) };
    return current.opening;
  }

  async function store(version: string, key: string, value: unknown): Promise<void> {
    // Newer facts have been read since.
    if (current !== undefined && current.version !== version) return;
    const state = await openVersion(version);
    const content = await compress(serialize({ key, value }), COMPRESSION);
    if (state.bytes + content.length > maxBytes) return;
    state.bytes += content.length;
    const file = join(state.path, nameOf(key));
    const tempFile = `${file}.${randomUUID()}`;
    await writeFile(tempFile, content, { mode: 0o600 });
    await rename(tempFile, file);
  }

  return {
    async read(version, key) {
      try {
        const { path } = await openVersion(version);
        const content = await decompress(await readFile(join(path, nameOf(key))));
        const entry: { key: string; value: unknown } = deserialize(content);
        return entry.key === key ? entry.value : undefined;
      } catch {
        return undefined;
      }
    },
    write(version, key, value) {
      // One after the other, so that few are in memory at a time; whoever asks next computes what failed.
      writing = writing.then(() => store(version, key, value)).catch(() => {});
    },
    close: () => writing,
  };
}

const nameOf = (key: string) => hash('sha256', key);
