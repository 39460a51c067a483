/** Smaller files are not worth packing; logs shrink to about a tenth. */
const PACK_THRESHOLD_BYTES = 16 * 1024;

/**
 * Compresses a log with gzip and appends `.gz` to its name. Small or compressed files stay as they
 * are, as do all in browsers that cannot compress. `onBytes` reports the bytes read so far.
 */
export async function packFile(
  path: string,
  file: File,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<{ name: string; blob: Blob }> {
  const isPlainText = /\.(log|txt)$/i.test(path);
  if (
    !isPlainText ||
    file.size < PACK_THRESHOLD_BYTES ||
    typeof CompressionStream === 'undefined'
  ) {
    onBytes(file.size);
    return { name: path, blob: file };
  }
  let bytesRead = 0;
  const byteCounter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytesRead += chunk.length;
      onBytes(bytesRead);
      controller.enqueue(chunk);
    },
  });
  const stream = file
    .stream()
    .pipeThrough(byteCounter, { signal })
    .pipeThrough(new CompressionStream('gzip'));
  return { name: `${path}.gz`, blob: await new Response(stream).blob() };
}
