/** Plain logs shrink to about a tenth; the server takes them packed. */
const worthIt = 16 * 1024;

/**
 * A log packed with gzip, under the name that says so; what is packed already, small, or in a
 * browser that cannot pack stays as it is. `onBytes` is told the bytes read so far.
 */
export async function packFile(
  path: string,
  file: File,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<{ name: string; blob: Blob }> {
  const plain = /\.(log|txt)$/i.test(path);
  if (!plain || file.size < worthIt || typeof CompressionStream === 'undefined') {
    onBytes(file.size);
    return { name: path, blob: file };
  }
  let read = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      read += chunk.length;
      onBytes(read);
      controller.enqueue(chunk);
    },
  });
  const stream = file
    .stream()
    .pipeThrough(counted, { signal })
    .pipeThrough(new CompressionStream('gzip'));
  return { name: `${path}.gz`, blob: await new Response(stream).blob() };
}
