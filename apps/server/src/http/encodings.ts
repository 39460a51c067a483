import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** A smaller response fits into the first packets anyway. */
const MIN_LENGTH_TO_COMPRESS = 1400;

/** Returns the encoding for a response of that many characters; undefined to send it as it is. */
export function chooseEncoding(accepted: string | undefined, length: number): Encoding | undefined {
  return length < MIN_LENGTH_TO_COMPRESS ? undefined : negotiateEncoding(accepted);
}

/** Returns the best encoding that a client accepts; undefined if it accepts none. */
export function negotiateEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  return (['br', 'gzip'] as const).find((name) => accepts(accepted, name));
}

/**
 * Returns whether an encoding is listed without a weight of 0: RFC 9110, 12.5.3, as far as clients
 * use it.
 */
function accepts(accepted: string, name: Encoding): boolean {
  return accepted.split(',').some((entry) => {
    const [coding = '', weight = ''] = entry.split(';');
    return coding.trim().toLowerCase() === name && !/^\s*q=0(\.0*)?\s*$/i.test(weight);
  });
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Compresses off the main thread, at levels that cost less time than they save on a slow
 * connection.
 */
export function encode(encoding: Encoding, text: string): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(text);
  return compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** Returns the entity tag of an encoded response, which differs because its bytes do. */
export function toEncodedEtag(etag: string, encoding: Encoding): string {
  return `${etag.slice(0, -1)}-${encoding}"`;
}
