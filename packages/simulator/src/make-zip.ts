import { strFromU8, strToU8, zipSync } from 'fflate';

export interface ZipEntry {
  /** Written unchanged, even a path that other archivers would refuse. */
  path: string;
  content: Uint8Array | string;
  /** What the headers claim; by default the real size and checksum. */
  claimedSize?: number;
  claimedChecksum?: number;
}

const MODIFIED_AT = '2026-05-07T20:00:00Z';

/** Offsets of checksum, size and path in the headers of an entry (PKWARE APPNOTE 4.3). */
const LOCAL_HEADER = { signature: 0x04034b50, checksum: 14, size: 22, pathLength: 26, path: 30 };
const DIRECTORY_HEADER = {
  signature: 0x02014b50,
  checksum: 16,
  size: 24,
  pathLength: 28,
  path: 46,
};

/** Creates a zip archive; tests can make its headers lie about size and checksum. */
export function makeZip(
  entries: readonly ZipEntry[],
  { deflate = true }: { deflate?: boolean } = {},
): Uint8Array<ArrayBuffer> {
  const files = Object.fromEntries(
    entries.map(({ path, content }) => [
      path,
      typeof content === 'string' ? strToU8(content) : content,
    ]),
  );
  const zip = zipSync(files, { level: deflate ? 6 : 0, mtime: MODIFIED_AT });
  for (const entry of entries) overwriteHeaders(zip, entry);
  return zip;
}

/**
 * Points all entries of an archive at the content of the first, as an overlapping zip bomb does.
 */
export function overlapEntries(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer);
  for (let at = 0; at + 46 <= zip.length; at++) {
    if (view.getUint32(at, true) === DIRECTORY_HEADER.signature) view.setUint32(at + 42, 0, true);
  }
  return zip;
}

/** Overwrites size and checksum in both headers of an entry. */
function overwriteHeaders(zip: Uint8Array, { path, claimedSize, claimedChecksum }: ZipEntry): void {
  if (claimedSize === undefined && claimedChecksum === undefined) return;
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (const header of [LOCAL_HEADER, DIRECTORY_HEADER]) {
    const start = findHeader(view, header, path);
    if (claimedSize !== undefined) view.setUint32(start + header.size, claimedSize, true);
    if (claimedChecksum !== undefined) {
      view.setUint32(start + header.checksum, claimedChecksum, true);
    }
  }
}

function findHeader(view: DataView, header: typeof LOCAL_HEADER, path: string): number {
  for (let start = 0; start + header.path <= view.byteLength; start++) {
    if (view.getUint32(start, true) !== header.signature) continue;
    const length = view.getUint16(start + header.pathLength, true);
    const headerPath = new Uint8Array(view.buffer, view.byteOffset + start + header.path, length);
    if (strFromU8(headerPath) === path) return start;
  }
  throw new Error(`The archive has no header of ${path}`);
}
