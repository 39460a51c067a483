import {
  createMatchReader,
  type LogMatch,
  parseSessionName,
  type ReadSummary,
} from '@scrapboard/match-log';

export interface SessionLogs {
  /** Session folder's name, `yyyy.MM.dd HH.mm.ss`. */
  session: string;
  combat: AsyncIterable<Uint8Array> | null;
  game: AsyncIterable<Uint8Array> | null;
}

/**
 * Reads one session's logs. `onBytes` is awaited after every chunk with its number of bytes, so
 * that a slow consumer can slow down reading and a cancelled one can stop it by throwing.
 */
export async function readSession(
  { session, combat, game }: SessionLogs,
  onMatch: (match: LogMatch) => void,
  onBytes: (bytes: number) => Promise<void> | void,
): Promise<ReadSummary> {
  const sessionStartedAt = parseSessionName(session);
  if (sessionStartedAt === null) throw new RangeError(`not a session name: ${session}`);
  const reader = createMatchReader({ sessionStartedAt, onMatch });
  for (const [file, chunks] of [
    ['game', game],
    ['combat', combat],
  ] as const) {
    if (chunks === null) continue;
    for await (const chunk of chunks) {
      reader.push(file, chunk);
      await onBytes(chunk.length);
    }
  }
  return reader.end();
}
