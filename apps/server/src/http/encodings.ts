import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below this an answer fits the first packets anyway. */
const worthIt = 1400;

/** The encoding an answer of that many characters is sent in; undefined for as it is. */
export function chooseEncoding(accepted: string | undefined, length: number): Encoding | undefined {
  return length < worthIt ? undefined : preferredEncoding(accepted);
}

/** The best encoding a client takes; undefined where it takes none. */
export function preferredEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  return (['br', 'gzip'] as const).find((name) => accepts(accepted, name));
}

/** RFC 9110, 12.5.3, as far as clients use it: named, and not with the weight of nothing. */
function accepts(accepted: string, name: Encoding): boolean {
  return accepted.split(',').some((one) => {
    const [coding = '', weight = ''] = one.split(';');
    return coding.trim().toLowerCase() === name && !/^\s*q=0(\.0*)?\s*$/i.test(weight);
  });
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses off the main thread, at levels that cost less time than they save on a slow line. */
export function encode(encoding: Encoding, text: string): Promise<Buffer> {
  if (encoding === 'gzip') return zip(text);
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** The tag of an encoded answer: other bytes, so another tag. */
export function encodedEtag(etag: string, encoding: Encoding): string {
  return `${etag.slice(0, -1)}-${encoding}"`;
}
