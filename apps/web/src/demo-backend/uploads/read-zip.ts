import { isWantedLog, refuseOverlaps, toSafePath, UploadError } from '@scrapboard/uploads';
import type { LogFile } from './log-file.ts';
import { MAX_ARCHIVE_ENTRIES, uploadLimits } from './upload-limits.ts';

/**
 * Reads the logs in a zip (APPNOTE.TXT of PKWARE, 4.3) and skips everything else. Throws
 * `truncated`, `bad_archive`, `unsafe_path`, `too_many_files` and `too_large_expanded`.
 */
export async function readZip(zip: Blob): Promise<LogFile[]> {
  const wantedEntries = (await readDirectory(zip)).filter(({ name }) => {
    toSafePath(name);
    return !name.endsWith('/') && isWantedLog(name);
  });
  if (wantedEntries.length > uploadLimits.files) throw new UploadError('too_many_files');
  const declared = wantedEntries.reduce((sum, { size }) => sum + size, 0);
  if (declared > uploadLimits.expandedBytes) throw new UploadError('too_large_expanded');
  const starts = await Promise.all(wantedEntries.map((entry) => findContentStart(zip, entry)));
  const ranges = wantedEntries.map((entry, i) => {
    const from = starts[i] ?? 0;
    return { entry, from, to: from + entry.packedBytes };
  });
  refuseOverlaps(ranges.map(({ entry, to }) => ({ from: entry.headerOffset, to })));
  return ranges.map(({ entry, from, to }) => ({
    path: toSafePath(entry.name),
    packedBytes: entry.packedBytes,
    open: () => unpack(zip.slice(from, to), entry),
  }));
}

interface Entry {
  name: string;
  method: number;
  packedBytes: number;
  size: number;
  headerOffset: number;
}

const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 65_535;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_HEADER_SIGNATURE = 0x04034b50;
const LOCAL_HEADER_LENGTH = 30;
/** Marks a value stored in the ZIP64 record, used only by archives larger than any log. */
const ZIP64_MARKER = 0xffffffff;

async function readDirectory(zip: Blob): Promise<Entry[]> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - END_LENGTH - MAX_COMMENT_LENGTH)));
  let end = tail.byteLength - END_LENGTH;
  while (end >= 0 && tail.getUint32(end, true) !== END_SIGNATURE) end--;
  if (end < 0) throw new UploadError('truncated');
  const count = tail.getUint16(end + 10, true);
  const length = tail.getUint32(end + 12, true);
  const from = tail.getUint32(end + 16, true);
  if (count > MAX_ARCHIVE_ENTRIES) throw new UploadError('too_many_files');
  if (from + length > zip.size) throw new UploadError('truncated');
  return readEntries(await viewOf(zip.slice(from, from + length)), count);
}

function readEntries(view: DataView<ArrayBuffer>, count: number): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw new UploadError('bad_archive');
    }
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const next = at + ENTRY_LENGTH + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (next > view.byteLength || isEncrypted) throw new UploadError('bad_archive');
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, at + ENTRY_LENGTH, nameLength)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      headerOffset: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return entries;
}

async function findContentStart(
  zip: Blob,
  { headerOffset, packedBytes, method, size }: Entry,
): Promise<number> {
  if (![0, 8].includes(method) || [headerOffset, packedBytes, size].includes(ZIP64_MARKER)) {
    throw new UploadError('bad_archive');
  }
  const header = await viewOf(zip.slice(headerOffset, headerOffset + LOCAL_HEADER_LENGTH));
  if (header.byteLength < LOCAL_HEADER_LENGTH) throw new UploadError('truncated');
  if (header.getUint32(0, true) !== LOCAL_HEADER_SIGNATURE) throw new UploadError('bad_archive');
  const from =
    headerOffset + LOCAL_HEADER_LENGTH + header.getUint16(26, true) + header.getUint16(28, true);
  if (from + packedBytes > zip.size) throw new UploadError('truncated');
  return from;
}

function unpack(packed: Blob, { method, size }: Entry): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stream = packed.stream();
  const unpacked =
    method === 0 ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'));
  let remainingBytes = size;
  return unpacked.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        remainingBytes -= chunk.length;
        controller.enqueue(chunk);
      },
      flush() {
        if (remainingBytes !== 0) throw new UploadError('bad_archive');
      },
    }),
  );
}

async function viewOf(blob: Blob): Promise<DataView<ArrayBuffer>> {
  return new DataView(await blob.arrayBuffer());
}
