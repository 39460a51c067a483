import { appendFile, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMatchReader, type LogMatch, parseSessionName } from '@scrapboard/match-log';
import { type SimulatedSession, simulateWorld } from '@scrapboard/simulator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseLineTime } from './follow-log.ts';
import { followSession, type Slice } from './follow-session.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'follow-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface Logs {
  session: string;
  game: Uint8Array;
  combat: Uint8Array;
}

function readMatches({ session, game, combat }: Logs): LogMatch[] {
  const matches: LogMatch[] = [];
  const reader = createMatchReader({
    sessionStartedAt: parseSessionName(session) ?? 0,
    onMatch: (match) => matches.push(match),
  });
  reader.push('game', game);
  reader.push('combat', combat);
  reader.end();
  return matches;
}

async function readSlice({ session, fileParts }: Slice): Promise<LogMatch[]> {
  const logs: Record<string, Buffer> = {};
  for (const { name, path, header, start = 0, end } of fileParts) {
    const bytes = Buffer.alloc(end - start);
    const file = await open(path);
    await file.read(bytes, 0, bytes.length, start);
    await file.close();
    logs[name.slice(name.indexOf('/') + 1)] = Buffer.concat([header ?? Buffer.alloc(0), bytes]);
  }
  const noBytes = Buffer.alloc(0);
  return readMatches({
    session,
    game: logs['game.log'] ?? noBytes,
    combat: logs['combat.log'] ?? noBytes,
  });
}

interface LogLine {
  time: number;
  file: 'combat.log' | 'game.log';
  line: Buffer;
}

/** Returns the lines of both logs in the order in which they were written. */
function mergeLines(session: SimulatedSession): LogLine[] {
  const read = (file: LogLine['file'], chunks: Iterable<Uint8Array>) => {
    let days = 0;
    let last = 0;
    const lines = Buffer.concat([...chunks])
      .toString('latin1')
      .split(/(?<=\n)/);
    return lines.map((text): LogLine => {
      const time = parseLineTime(text) ?? last;
      if (time < last - 3_600_000 * 6) days += 1;
      last = time;
      return { time: days * 86_400_000 + time, file, line: Buffer.from(text, 'latin1') };
    });
  };
  const game = session.gameLog === null ? [] : read('game.log', session.gameLog());
  return [...game, ...read('combat.log', session.combatLog())].sort((a, b) => a.time - b.time);
}

const toComparable = ({ startedAt, players, finish, context, kills, damageMatrix }: LogMatch) => ({
  startedAt,
  players,
  finish,
  kills,
  damageMatrix,
  guid: context.guid,
  host: context.host,
  version: context.clientVersion,
  local: context.localPlayer,
});

const world = simulateWorld({
  seed: 5,
  players: 60,
  matches: 900,
  from: Date.UTC(2026, 0, 1),
  to: Date.UTC(2026, 3, 1),
  density: 0.02,
});
const longSessions = [...world.sessions()].filter(({ matches }) => matches > 2);
const acrossMidnight = longSessions.filter(
  (session) => (mergeLines(session).at(-1)?.time ?? 0) > 86_400_000,
);
const sessions = [...acrossMidnight.slice(0, 8), ...longSessions.slice(0, 12)];

test('there are sample sessions, some of them across midnight', () => {
  expect(acrossMidnight.length).toBeGreaterThan(2);
  expect(sessions.length).toBeGreaterThan(10);
});

test.each(sessions.map((session) => [`${session.name} of ${session.uploader.id}`, session]))(
  'sending %s slice by slice gives the matches of the whole session',
  async (_name, session) => {
    const sessionFolder = join(folder, session.name);
    await mkdir(sessionFolder);
    const followed = followSession(sessionFolder);
    const collected: LogMatch[] = [];
    let isWaiting = false;
    let finishedAt = 0;
    const lines = mergeLines(session);
    let unwritten: Record<string, Buffer[]> = {};
    const write = async () => {
      for (const [file, fileBytes] of Object.entries(unwritten)) {
        await appendFile(join(sessionFolder, file), Buffer.concat(fileBytes));
      }
      unwritten = {};
    };
    for (const { time, file, line } of lines) {
      if (isWaiting && time > finishedAt + 3000) {
        await write();
        await followed.poll();
        const slice = followed.getFinishedSlice();
        expect(slice).not.toBeNull();
        if (slice !== null) {
          collected.push(...(await readSlice(slice)));
          followed.confirm(slice);
        }
        isWaiting = false;
      }
      unwritten[file] ??= [];
      unwritten[file].push(line);
      if (file === 'combat.log' && line.includes('Gameplay finish')) {
        await write();
        await followed.poll();
        isWaiting = true;
        finishedAt = time;
      }
    }
    await write();
    await followed.poll();
    const remaining = followed.getRemainingSlice();
    if (remaining !== null) collected.push(...(await readSlice(remaining)));
    const expectedMatches = readMatches({
      session: session.name,
      game: Buffer.concat(session.gameLog === null ? [] : [...session.gameLog()]),
      combat: Buffer.concat([...session.combatLog()]),
    });
    expect(collected.map(toComparable)).toEqual(expectedMatches.map(toComparable));
  },
);
