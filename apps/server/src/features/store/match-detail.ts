import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { LogMatch } from '@scrapboard/match-log';

/** All that a log says about a match, but for what concerns its writer alone. Times are relative to the start. */
export type MatchDetail = Pick<
  LogMatch,
  'gameplay' | 'map' | 'players' | 'rounds' | 'finish' | 'kills' | 'damageMatrix'
>;

/** The canonical text of a detail: the same match read from the same log gives the same text. */
export function matchDetailText(match: MatchDetail): string {
  const { gameplay, map, players, rounds, finish, kills, damageMatrix } = match;
  return JSON.stringify({ gameplay, map, players, rounds, finish, kills, damageMatrix });
}

/** The column `match_detail.detail`. */
export function packMatchDetail(text: string): Buffer {
  return zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
}

/** Reads the column `match_detail.detail`. */
export function readMatchDetail(packed: Uint8Array): MatchDetail {
  return JSON.parse(zstdDecompressSync(packed).toString());
}
