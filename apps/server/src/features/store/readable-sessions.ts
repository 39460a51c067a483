import { createHash } from 'node:crypto';
import { groupSessions, type LogSession } from '@scrapboard/matches';
import type { StoredFile, UnreadFile } from '../../database/tables/uploads.ts';

/**
 * Returns the sessions that can be read without these logs, in order: a session without its combat
 * log is left out, one without its game log is read with less detail.
 */
export function selectReadableSessions(
  files: readonly StoredFile[],
  unreadFiles: readonly UnreadFile[],
): LogSession<StoredFile>[] {
  const unreadHashes = new Set(unreadFiles.map(({ sha256 }) => sha256));
  return groupSessions(files)
    .map((logs) =>
      logs.game !== null && unreadHashes.has(logs.game.sha256) ? { ...logs, game: null } : logs,
    )
    .filter(({ combat, game }) =>
      combat === null ? game !== null : !unreadHashes.has(combat.sha256),
    );
}

/** Checks the logs of an upload by their hashes and returns those that cannot be read. */
export async function findUnreadableFiles(
  openRaw: (sha256: string) => AsyncIterable<Uint8Array>,
  files: readonly StoredFile[],
  onBytes: (bytes: number) => void = () => {},
): Promise<UnreadFile[]> {
  const reasons = new Map<string, UnreadFile['reason'] | null>();
  for (const { sha256 } of files) {
    if (!reasons.has(sha256)) reasons.set(sha256, await checkRaw(openRaw, sha256, onBytes));
  }
  return files.flatMap(({ path, sha256 }) => {
    const reason = reasons.get(sha256) ?? null;
    return reason === null ? [] : [{ path, sha256, reason }];
  });
}

/** Returns why a log cannot be read; null if its bytes are those that were received. */
async function checkRaw(
  openRaw: (sha256: string) => AsyncIterable<Uint8Array>,
  sha256: string,
  onBytes: (bytes: number) => void,
): Promise<UnreadFile['reason'] | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of openRaw(sha256)) {
      hash.update(chunk);
      onBytes(chunk.length);
    }
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'ENOENT') return 'missing';
    // Errors of the decompressor; others are the disk's or the system's.
    return /^(ZSTD|Z)_/.test(code) || code === '' ? 'damaged' : 'unreadable';
  }
  return hash.digest('hex') === sha256 ? null : 'damaged';
}
