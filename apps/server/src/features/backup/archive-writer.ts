import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { CHECKSUMS_FILE } from './archive-manifest.ts';
import { createTarHeader, createTarPadding, TAR_END } from './tar.ts';

export interface ArchiveWriter {
  /** Adds a file with this content. */
  add(name: string, content: Uint8Array): Promise<void>;
  /** Adds the content of a file, which must not change meanwhile. */
  addFile(name: string, source: FileHandle): Promise<void>;
  /** Writes the list of hashes and the end of the archive, and syncs it to the disk. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** Creates a tar archive that only its owner may read, and that lists the hash of each entry. */
export async function createArchive(path: string, createdAt: Date): Promise<ArchiveWriter> {
  const file = await open(path, 'wx', 0o600);
  const checksumLines: string[] = [];
  let position = 0;

  async function write(bytes: Uint8Array, hash?: Hash): Promise<void> {
    hash?.update(bytes);
    for (let offset = 0; offset < bytes.length; ) {
      const { bytesWritten } = await file.write(bytes, offset, bytes.length - offset, position);
      offset += bytesWritten;
      position += bytesWritten;
    }
  }

  async function addChunks(
    name: string,
    bytes: number,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void> {
    const hash = createHash('sha256');
    const end = position + 512 + bytes;
    await write(createTarHeader(name, bytes, createdAt));
    for await (const chunk of chunks) await write(chunk, hash);
    if (position !== end) throw new RangeError(`${name} changed while it was read`);
    await write(createTarPadding(bytes));
    checksumLines.push(`${hash.digest('hex')}  ${name}\n`);
  }

  const add = (name: string, content: Uint8Array) => addChunks(name, content.length, [content]);

  return {
    add,
    async addFile(name, source) {
      const { size } = await source.stat();
      const chunks = source.createReadStream({ autoClose: false, highWaterMark: 256 * 1024 });
      await addChunks(name, size, chunks);
    },
    async finish() {
      await add(CHECKSUMS_FILE, Buffer.from(checksumLines.join('')));
      await write(TAR_END);
      await file.sync();
    },
    close: () => file.close(),
  };
}
