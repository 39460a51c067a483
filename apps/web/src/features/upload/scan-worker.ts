import { type LogScan, scanLog } from './scan-log.ts';

export interface ScanRequest {
  key: string;
  file: File;
}

export interface ScanAnswer {
  key: string;
  /** Null if the browser cannot read the file; the server may be able to. */
  scan: LogScan | null;
}

function decompress({
  name,
  stream,
}: {
  name: string;
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}) {
  return /\.gz$/i.test(name) ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
}

/** Not every browser supports `for await` over streams. */
async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

self.onmessage = async ({ data }: MessageEvent<ScanRequest>) => {
  const { key, file } = data;
  const scan = await scanLog(
    readChunks(decompress({ name: file.name, stream: file.stream() })),
  ).catch(() => null);
  self.postMessage({ key, scan } satisfies ScanAnswer);
};
