import { basename, join } from 'node:path';
import { parseSessionName } from '@scrapboard/match-log';
import { DAY_MS } from '../day-ms.ts';
import type { FilePart } from '../server/multipart-body.ts';
import { followLog, type LogPosition } from './follow-log.ts';

/** The part of a session that has not been sent yet, ready to be sent. */
export interface Slice {
  /** The name of a session that begins when the slice does. */
  session: string;
  fileParts: FilePart[];
  /** Where the next slice begins. */
  next: { combat: number; game: number };
}

/** A session that is being played. */
export interface FollowedSession {
  /** Reads what was appended to both logs; returns true if a match ended in it. */
  poll(): Promise<boolean>;
  /** Returns the logs from the last slice to the last finished match; null if no match has ended since. */
  getFinishedSlice(): Slice | null;
  /** Returns the logs from the last slice to their end; null if they contain no unsent match. */
  getRemainingSlice(): Slice | null;
  /** Confirms that a slice arrived; the next one begins after it. */
  confirm(slice: Slice): void;
}

const FINISH_LINE = /\| ?===== Gameplay finish, reason: /;
const GAMEPLAY_LINE = /\| ?===== Gameplay '/;
/** The start of game.log, which every slice needs: version and local player. */
const HEADER_LINE = /Build: Crossout|nickName '/;

interface SessionPosition {
  combat: LogPosition;
  game: LogPosition;
}

/** Follows the session in a folder, starting after what was already sent. */
export function followSession(
  folder: string,
  sent: { combat: number; game: number } = { combat: 0, game: 0 },
): FollowedSession {
  const sessionStart = parseSessionName(basename(folder)) ?? 0;
  const startTimeOfDay = ((sessionStart % DAY_MS) + DAY_MS) % DAY_MS;
  const combat = followLog(join(folder, 'combat.log'), startTimeOfDay);
  const game = followLog(join(folder, 'game.log'), startTimeOfDay);
  let sliceStart: SessionPosition = {
    combat: combat.mark(sent.combat),
    game: game.mark(sent.game),
  };
  let matchEnds: SessionPosition[] = [];
  let lastMatchStartOffset = 0;
  const headerLines: { line: string; end: number }[] = [];

  async function poll(): Promise<boolean> {
    const ended: LogPosition[] = [];
    await combat.readNewLines((line, end) => {
      if (end <= sliceStart.combat.offset) return;
      if (FINISH_LINE.test(line)) ended.push(combat.mark(end));
      else if (GAMEPLAY_LINE.test(line)) lastMatchStartOffset = end;
    });
    await game.readNewLines((line, end) => {
      if (HEADER_LINE.test(line)) headerLines.push({ line, end });
    });
    // What game.log contains from here on concerns the next match, except for the rewards of this one.
    for (const position of ended)
      matchEnds.push({ combat: position, game: game.mark(game.offset) });
    return ended.length > 0;
  }

  function createSlice(end: number, next: { combat: number; game: number }): Slice {
    const times = [sliceStart.combat.time, sliceStart.game.time].filter((time) => time !== null);
    const start = times.length === 0 ? startTimeOfDay : Math.min(...times);
    const name = formatSessionName(sessionStart - startTimeOfDay + start);
    const fileParts: FilePart[] = [
      createFilePart(name, folder, 'combat.log', sliceStart.combat.offset, end),
    ];
    if (game.offset > sliceStart.game.offset) {
      const clock = new Date(start).toISOString().slice(11, 23);
      const header = headerLines
        .filter(({ end }) => end <= sliceStart.game.offset)
        .slice(-8)
        .map(({ line }) => `${clock}${line.slice(clock.length)}\r\n`)
        .join('');
      const log = createFilePart(name, folder, 'game.log', sliceStart.game.offset, game.offset);
      fileParts.unshift({ ...log, header: Buffer.from(header, 'latin1') });
    }
    return { session: name, fileParts, next };
  }

  return {
    poll,
    getFinishedSlice() {
      const last = matchEnds.at(-1);
      if (last === undefined) return null;
      const next = { combat: last.combat.offset, game: last.game.offset };
      return createSlice(last.combat.offset, next);
    },
    getRemainingSlice() {
      const hasUnfinishedMatch =
        lastMatchStartOffset > (matchEnds.at(-1)?.combat.offset ?? sliceStart.combat.offset);
      if (!hasUnfinishedMatch && matchEnds.length === 0) return null;
      return createSlice(combat.offset, { combat: combat.offset, game: game.offset });
    },
    confirm({ next }) {
      const matchEnd = matchEnds.find(({ combat: { offset } }) => offset === next.combat);
      sliceStart = matchEnd ?? { combat: combat.mark(next.combat), game: game.mark(next.game) };
      matchEnds = matchEnds.filter(({ combat: { offset } }) => offset > next.combat);
    },
  };
}

function createFilePart(
  session: string,
  folder: string,
  log: string,
  start: number,
  end: number,
): FilePart {
  return { name: `${session}/${log}`, path: join(folder, log), start, end };
}

/** Returns the name of a session that starts at a wall-clock time: `yyyy.MM.dd HH.mm.ss`. */
function formatSessionName(time: number): string {
  return new Date(time)
    .toISOString()
    .slice(0, 19)
    .replaceAll('-', '.')
    .replaceAll(':', '.')
    .replace('T', ' ');
}
