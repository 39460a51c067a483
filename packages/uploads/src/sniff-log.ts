import { UploadError } from './upload-error.ts';

export type LogKind = 'combat' | 'game';
export type Container = 'plain' | 'gzip' | 'zstd' | 'zip';

/** The number of bytes at a file's start that are inspected before it is accepted. */
export const SNIFF_BYTES = 16 * 1024;

const magicBytes: [Container, number[]][] = [
  ['gzip', [0x1f, 0x8b]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
];

/** Returns a file's compression by its first bytes, since names can be wrong. */
export function sniffContainer(head: Uint8Array): Container {
  const signature = magicBytes.find(([, magic]) => magic.every((byte, at) => head[at] === byte));
  return signature?.[0] ?? 'plain';
}

/**
 * The line prefixes of all game versions: `02:20:36.496| `, `02:12:05.812 | `, `11:11:32.853 CMBT | `.
 */
const COMBAT_LINE = /^\d\d:\d\d:\d\d\.\d{3} {0,5}(?:CMBT\s*)?\|/;
/** game.log pads the time so that the bar is in column 21, and may contain other tags. */
const GAME_LINE = /^\d\d:\d\d:\d\d\.\d{3}[ A-Z_]{0,24}\|/;
const WIDE_PREFIX = /^\d\d:\d\d:\d\d\.\d{3} {6,}\|/;

function kindFromName(path: string): LogKind | null {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (name.startsWith('combat')) return 'combat';
  return name.startsWith('game') ? 'game' : null;
}

/**
 * Returns which log the first bytes belong to. The line prefix decides; the file name helps if both
 * are possible. Throws `empty`, `binary` or `not_a_log`.
 */
export function sniffLog(head: Uint8Array, path: string): LogKind {
  if (head.length === 0) throw new UploadError('empty');
  if (looksBinary(head)) throw new UploadError('binary');
  const lines = decodeLatin1(head)
    .replace(/^\xef\xbb\xbf/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new UploadError('empty');
  const nameKind = kindFromName(path);
  const hasWidePrefix = lines.some((line) => WIDE_PREFIX.test(line));
  if (nameKind !== 'game' && !hasWidePrefix && lines.some((line) => COMBAT_LINE.test(line)))
    return 'combat';
  if (hasWidePrefix || (nameKind === 'game' && lines.some((line) => GAME_LINE.test(line))))
    return 'game';
  throw new UploadError('not_a_log');
}

/** Returns each byte as the character of the same code, which is enough for searching. */
export function decodeLatin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

function looksBinary(head: Uint8Array): boolean {
  for (const byte of head) {
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x1b)
      return true;
  }
  return false;
}
