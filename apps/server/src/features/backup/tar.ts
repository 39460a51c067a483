import type { FileHandle } from 'node:fs/promises';

// The subset of the tar format (POSIX.1-1988, "ustar") that backups need, which is regular files in
// folders. Any tar program can list and unpack them.

const BLOCK_BYTES = 512;
/** The largest size that eleven octal digits can express. */
const MAX_FILE_BYTES = 8 ** 11 - 1;

export interface TarEntry {
  name: string;
  bytes: number;
  /** The position of its content in the file. */
  start: number;
}

/** Returns the header of a file that only its owner may read. */
export function createTarHeader(name: string, bytes: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > 100 || bytes > MAX_FILE_BYTES) {
    throw new RangeError(`${name} (${bytes} bytes) does not fit a tar header`);
  }
  const header = Buffer.alloc(BLOCK_BYTES);
  const toOctal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  header.write(name, 0);
  header.write(toOctal(0o600, 7), 100);
  header.write(toOctal(0, 7), 108);
  header.write(toOctal(0, 7), 116);
  header.write(toOctal(bytes, 11), 124);
  header.write(toOctal(Math.floor(modifiedAt.getTime() / 1000), 11), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${toOctal(computeChecksum(header), 6)}\0 `, 148, 'latin1');
  return header;
}

/** Returns the zeros that follow content of this length. */
export function createTarPadding(bytes: number): Buffer {
  return Buffer.alloc((BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES);
}

/** The end of every archive: two blocks of zeros. */
export const TAR_END = Buffer.alloc(2 * BLOCK_BYTES);

/**
 * Reads the headers of an archive's files. Throws RangeError if it is not an archive, or
 * is truncated.
 */
export async function* readTar(file: FileHandle): AsyncGenerator<TarEntry> {
  const { size } = await file.stat();
  const header = Buffer.alloc(BLOCK_BYTES);
  for (let position = 0; ; ) {
    const { bytesRead } = await file.read(header, 0, BLOCK_BYTES, position);
    if (bytesRead < BLOCK_BYTES) throw new RangeError('it is truncated');
    if (header.every((byte) => byte === 0)) return;
    if (!header.subarray(257, 262).equals(Buffer.from('ustar')) || !hasValidChecksum(header)) {
      throw new RangeError('it is not a tar archive, or it is damaged');
    }
    const name = readText(header, 0, 100);
    const bytes = Number.parseInt(readText(header, 124, 12), 8);
    const start = position + BLOCK_BYTES;
    position = start + bytes + createTarPadding(bytes).length;
    if (!(position <= size)) throw new RangeError('it is truncated');
    yield { name, bytes, start };
  }
}

/** Returns the sum of all bytes, with those of the checksum field counted as spaces. */
function computeChecksum(header: Buffer): number {
  return header.reduce((sum, byte, i) => sum + (i >= 148 && i < 156 ? 0x20 : byte), 0);
}

function hasValidChecksum(header: Buffer): boolean {
  return Number.parseInt(readText(header, 148, 8), 8) === computeChecksum(header);
}

function readText(header: Buffer, from: number, length: number): string {
  const field = header.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.subarray(0, end === -1 ? length : end).toString();
}
