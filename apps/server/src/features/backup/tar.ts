import type { FileHandle } from 'node:fs/promises';

// The part of the tar format (POSIX.1-1988, "ustar") that backups need: regular files, in folders,
// which any tar program can list and unpack.

const BLOCK = 512;
/** Eleven octal digits. */
const MAX_BYTES = 8 ** 11 - 1;

export interface TarEntry {
  name: string;
  bytes: number;
  /** Where its content begins in the file. */
  start: number;
}

/** Returns the header of a file that only its owner may read. */
export function tarHeader(name: string, bytes: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > 100 || bytes > MAX_BYTES) {
    throw new RangeError(`${name} (${bytes} bytes) does not fit a tar header`);
  }
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(bytes, 11), 124);
  header.write(octal(Math.floor(modifiedAt.getTime() / 1000), 11), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${octal(checksum(header), 6)}\0 `, 148, 'latin1');
  return header;
}

/** Returns the zeros after a content of this length. */
export function tarPadding(bytes: number): Buffer {
  return Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);
}

/** What ends an archive: two blocks of zeros. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

/**
 * Reads the headers of an archive's files. Throws RangeError if it is not an archive, or is cut
 * off.
 */
export async function* readTar(file: FileHandle): AsyncGenerator<TarEntry> {
  const { size } = await file.stat();
  const header = Buffer.alloc(BLOCK);
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(header, 0, BLOCK, at);
    if (bytesRead < BLOCK) throw new RangeError('it is cut off');
    if (header.every((byte) => byte === 0)) return;
    if (!header.subarray(257, 262).equals(Buffer.from('ustar')) || !hasChecksum(header)) {
      throw new RangeError('it is not a tar archive, or damaged');
    }
    const name = textAt(header, 0, 100);
    const bytes = Number.parseInt(textAt(header, 124, 12), 8);
    const start = at + BLOCK;
    at = start + bytes + tarPadding(bytes).length;
    if (!(at <= size)) throw new RangeError('it is cut off');
    yield { name, bytes, start };
  }
}

/** The sum of all bytes, those of the sum itself counted as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, i) => sum + (i >= 148 && i < 156 ? 0x20 : byte), 0);
}

function hasChecksum(header: Buffer): boolean {
  return Number.parseInt(textAt(header, 148, 8), 8) === checksum(header);
}

function textAt(header: Buffer, from: number, length: number): string {
  const field = header.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.subarray(0, end === -1 ? length : end).toString();
}
