import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { type MatchDetail, parseMatchDetail } from '@scrapboard/matches';

/** Compresses the text of a match detail for the column `match_detail.detail`. */
export function packMatchDetail(text: string): Buffer {
  return zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
}

/** Reads the column `match_detail.detail`. */
export function readMatchDetail(packed: Uint8Array): MatchDetail {
  return parseMatchDetail(zstdDecompressSync(packed).toString());
}
