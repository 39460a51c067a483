import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServerClient } from '../server/server-client.ts';
import { createRecordingTerminal } from '../testing/run-cli.ts';
import { type StubServer, startStubServer } from '../testing/stub-server.ts';
import {
  connectLine,
  gameLogHeader,
  matchLines,
  startedMatchLines,
  writeSession,
} from '../testing/write-session.ts';
import { openUploadState } from '../upload-state.ts';
import { watchLogs } from './watch-logs.ts';

const TEN_O_CLOCK_S = 10 * 3600;
const SESSION = '2026.05.07 09.58.30';
let folder: string;
let logs: string;
let server: StubServer;
let stopFunctions: (() => Promise<void>)[];
let terminal: ReturnType<typeof createRecordingTerminal>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watch-'));
  logs = join(folder, 'logs');
  server = await startStubServer();
  stopFunctions = [];
});

afterEach(async () => {
  for (const stop of stopFunctions) await stop();
  await server.stop();
  await rm(folder, { recursive: true });
});

async function watch(): Promise<() => Promise<void>> {
  const { controller, running } = await startWatching();
  const stop = async () => {
    controller.abort();
    await running;
  };
  stopFunctions.push(stop);
  return stop;
}

async function startWatching(): Promise<{ controller: AbortController; running: Promise<void> }> {
  const controller = new AbortController();
  const state = await openUploadState(join(folder, 'config'));
  const { signal } = controller;
  terminal = createRecordingTerminal();
  const running = watchLogs({
    logsFolder: logs,
    server: createServerClient({
      url: server.url,
      maxAttempts: Number.POSITIVE_INFINITY,
      signal,
      pollMs: 5,
    }),
    serverState: state.forServer(server.url.href),
    state,
    timeZone: 'UTC',
    terminal,
    signal,
    pollMs: 10,
    rewardsDelayMs: 30,
  }).catch((error) => {
    if (!signal.aborted) throw error;
  });
  return { controller, running };
}

async function waitForReceived(count: number): Promise<void> {
  while (server.received.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits until the latest watch has reported `count` stored uploads. */
async function waitForStored(count: number): Promise<void> {
  while (terminal.out.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits long enough for a watch to send anything that it would send. */
const waitForPossibleSend = () => new Promise((resolve) => setTimeout(resolve, 200));

const combatLogOf = (index: number) =>
  Object.entries(server.received[index]?.files ?? {}).find(([name]) =>
    name.endsWith('combat.log'),
  )?.[1];
const gameLogOf = (index: number) =>
  Object.entries(server.received[index]?.files ?? {}).find(([name]) =>
    name.endsWith('game.log'),
  )?.[1];

test('stops if its token is rejected, and the next run sends what was missed', async () => {
  await writeSession(logs, SESSION, { combat: matchLines(TEN_O_CLOCK_S) });
  server.failures.push('unauthorized');
  await expect((await startWatching()).running).rejects.toThrow('set SCRAPBOARD_TOKEN');
  expect(server.received).toEqual([]);
  await watch();
  await waitForReceived(1);
  expect(combatLogOf(0)).toBe(matchLines(TEN_O_CLOCK_S));
});

test('sends each match as it ends, once', async () => {
  await writeSession(logs, SESSION, {
    combat: startedMatchLines(TEN_O_CLOCK_S),
    game: gameLogHeader(TEN_O_CLOCK_S - 60),
  });
  await watch();
  await waitForPossibleSend();
  expect(server.postCount).toBe(0);
  const remainingLines = matchLines(TEN_O_CLOCK_S).slice(startedMatchLines(TEN_O_CLOCK_S).length);
  await writeSession(logs, SESSION, { combat: remainingLines });
  await waitForReceived(1);
  expect(combatLogOf(0)).toBe(matchLines(TEN_O_CLOCK_S));
  expect(server.received[0]?.session).toBe('2026.05.07 09.59.00');
  await writeSession(logs, SESSION, {
    combat: matchLines(TEN_O_CLOCK_S + 300, 'b'),
    game: connectLine(TEN_O_CLOCK_S + 290, '77'),
  });
  await waitForReceived(2);
  expect(combatLogOf(1)).toBe(matchLines(TEN_O_CLOCK_S + 300, 'b'));
  await waitForPossibleSend();
  expect(server.postCount).toBe(2);
});

test('gives each match the beginning of game.log and its part since the previous match', async () => {
  const before = connectLine(TEN_O_CLOCK_S - 5, '1');
  await writeSession(logs, SESSION, {
    combat: matchLines(TEN_O_CLOCK_S),
    game: gameLogHeader(TEN_O_CLOCK_S - 60) + before,
  });
  await watch();
  await waitForReceived(1);
  expect(gameLogOf(0)).toBe(gameLogHeader(TEN_O_CLOCK_S - 60) + before);
  await writeSession(logs, SESSION, { game: connectLine(TEN_O_CLOCK_S + 290, '2') });
  await writeSession(logs, SESSION, { combat: matchLines(TEN_O_CLOCK_S + 300, 'b') });
  await waitForReceived(2);
  expect(gameLogOf(1)).toBe(
    gameLogHeader(TEN_O_CLOCK_S + 290) + connectLine(TEN_O_CLOCK_S + 290, '2'),
  );
  expect(server.received[1]?.session).toBe('2026.05.07 10.04.50');
});

test('waits for an incomplete line', async () => {
  const completeLines = matchLines(TEN_O_CLOCK_S);
  await writeSession(logs, SESSION, { combat: completeLines.slice(0, -10) });
  await watch();
  await waitForPossibleSend();
  expect(server.postCount).toBe(0);
  await writeSession(logs, SESSION, { combat: completeLines.slice(-10) });
  await waitForReceived(1);
  expect(combatLogOf(0)).toBe(completeLines);
});

test('uses the right day after midnight', async () => {
  await writeSession(logs, '2026.05.07 23.50.00', { combat: matchLines(86_000) });
  await watch();
  await waitForReceived(1);
  await writeSession(logs, '2026.05.07 23.50.00', { combat: matchLines(86_400 + 120, 'b') });
  await waitForReceived(2);
  expect(server.received[1]?.session).toBe('2026.05.08 00.02.00');
});

test('sends earlier sessions as a whole and the rest of one that ended', async () => {
  const oldSession = '2026.05.06 09.58.30';
  await writeSession(logs, oldSession, { combat: matchLines(TEN_O_CLOCK_S, 'old') });
  await writeSession(logs, SESSION, { combat: matchLines(TEN_O_CLOCK_S) });
  await watch();
  await waitForReceived(2);
  expect(combatLogOf(0)).toBe(matchLines(TEN_O_CLOCK_S, 'old'));
  await writeSession(logs, SESSION, { combat: startedMatchLines(TEN_O_CLOCK_S + 300, 'left') });
  await waitForPossibleSend();
  expect(server.postCount).toBe(2);
  await writeSession(logs, '2026.05.08 09.58.30', { combat: '' });
  await waitForReceived(3);
  expect(combatLogOf(2)).toBe(startedMatchLines(TEN_O_CLOCK_S + 300, 'left'));
  await waitForPossibleSend();
  expect(server.postCount).toBe(3);
});

test('continues where it stopped', async () => {
  await writeSession(logs, SESSION, { combat: matchLines(TEN_O_CLOCK_S) });
  const stop = await watch();
  await waitForStored(1);
  await stop();
  await writeSession(logs, SESSION, { combat: matchLines(TEN_O_CLOCK_S + 300, 'b') });
  await watch();
  await waitForReceived(2);
  expect(combatLogOf(1)).toBe(matchLines(TEN_O_CLOCK_S + 300, 'b'));
  await waitForPossibleSend();
  expect(server.postCount).toBe(2);
});

test('sends everything to a reinstalled server', async () => {
  await writeSession(logs, SESSION, { combat: matchLines(TEN_O_CLOCK_S) });
  const stop = await watch();
  await waitForStored(1);
  await stop();
  server.forget();
  await watch();
  await waitForReceived(2);
  expect(combatLogOf(1)).toBe(matchLines(TEN_O_CLOCK_S));
});

test('sends every match once even if the server was unreachable', async () => {
  await writeSession(logs, SESSION, { combat: matchLines(TEN_O_CLOCK_S) });
  await watch();
  await waitForStored(1);
  await server.stop();
  await writeSession(logs, SESSION, { combat: matchLines(TEN_O_CLOCK_S + 300, 'b') });
  await waitForPossibleSend();
  await writeSession(logs, SESSION, { combat: matchLines(TEN_O_CLOCK_S + 600, 'c') });
  server.failures.push('unavailable', 'busy');
  await server.start();
  await waitForReceived(2);
  while (
    (server.received
      .map((_, index) => combatLogOf(index))
      .join('')
      .match(/finish/g)?.length ?? 0) < 3
  ) {
    await waitForPossibleSend();
  }
  const receivedLogs = server.received.map((_, index) => combatLogOf(index)).join('');
  expect(receivedLogs).toBe(
    matchLines(TEN_O_CLOCK_S) +
      matchLines(TEN_O_CLOCK_S + 300, 'b') +
      matchLines(TEN_O_CLOCK_S + 600, 'c'),
  );
});
