import { open } from 'node:fs/promises';
import { DAY_MS } from '../day-ms.ts';

/** A position between two lines of a log. */
export interface LogPosition {
  offset: number;
  /**
   * Time of the first line after it, in milliseconds since the session's first midnight; null
   * without a line.
   */
  time: number | null;
}

/** A log that is still being written, read line by line as it grows. */
export interface FollowedLog {
  /** The offset after the last complete line read. */
  readonly offset: number;
  /** Reads what was appended. `onLine` gets each complete line with the offset after it. */
  readNewLines(onLine: (line: string, end: number) => void): Promise<void>;
  /** Returns the position at an offset not yet read; its time is set by its first line. */
  mark(offset: number): LogPosition;
}

/** If the time of day drops by more, midnight has passed; by less, the clock was adjusted. */
const MIN_MIDNIGHT_DROP_MS = 6 * 60 * 60 * 1000;
const CHUNK_BYTES = 1024 * 1024;
const TIME_PREFIX = /^(\d\d):(\d\d):(\d\d)\.(\d{3})/;

/** Returns the milliseconds since midnight in a line's prefix; null if it has none. */
export function parseLineTime(line: string): number | null {
  const timeMatch = TIME_PREFIX.exec(line);
  if (timeMatch === null) return null;
  const [hours, minutes, seconds, ms] = timeMatch.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms;
}

/**
 * Follows a log from its beginning. `startTimeOfDay` is the session's time of day in milliseconds, which no
 * line of the log can precede.
 */
export function followLog(path: string, startTimeOfDay: number): FollowedLog {
  let offset = 0;
  let days = 0;
  let lastTime = startTimeOfDay;
  let untimedPositions: LogPosition[] = [];

  /** Counts the days that have passed, and sets the times of positions that this line is the first after. */
  function trackTime(line: string, start: number): void {
    const time = parseLineTime(line);
    if (time === null) return;
    if (time < lastTime - MIN_MIDNIGHT_DROP_MS) days += 1;
    lastTime = time;
    untimedPositions = untimedPositions.filter((position) => {
      if (position.offset > start) return true;
      position.time = days * DAY_MS + time;
      return false;
    });
  }

  return {
    get offset() {
      return offset;
    },
    async readNewLines(onLine) {
      const file = await open(path, 'r').catch(() => null);
      if (file === null) return;
      try {
        const buffer = Buffer.alloc(CHUNK_BYTES);
        while (true) {
          const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, offset);
          let start = 0;
          for (;;) {
            const end = buffer.subarray(0, bytesRead).indexOf(0x0a, start);
            if (end === -1) break;
            const line = buffer.toString('latin1', start, end).trimEnd();
            trackTime(line, offset + start);
            onLine(line, offset + end + 1);
            start = end + 1;
          }
          // A line longer than the buffer was not written by the game and is skipped.
          offset += start === 0 && bytesRead === CHUNK_BYTES ? bytesRead : start;
          if (bytesRead < CHUNK_BYTES) return;
        }
      } finally {
        await file.close();
      }
    },
    mark(at) {
      const position: LogPosition = { offset: at, time: null };
      untimedPositions.push(position);
      return position;
    },
  };
}
