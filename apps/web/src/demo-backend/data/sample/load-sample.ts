import { url } from 'virtual:sample';
import type { DemoSample } from './sample.ts';

/** Fetches the sample, which the build compresses with gzip because static hosts may not. */
export async function loadSample(): Promise<DemoSample> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The sample answered ${response.status}`);
  const blob = await response.blob();
  const [first] = new Uint8Array(await blob.slice(0, 1).arrayBuffer());
  // Some hosts already decompress files they recognize as gzip.
  const stream =
    first === GZIP_FIRST_BYTE
      ? blob.stream().pipeThrough(new DecompressionStream('gzip'))
      : blob.stream();
  return await new Response(stream).json();
}

/** JSON never starts with this byte. */
const GZIP_FIRST_BYTE = 0x1f;
