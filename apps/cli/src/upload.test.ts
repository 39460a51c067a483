import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from './testing/run-cli.ts';
import { type StubServer, startStubServer } from './testing/stub-server.ts';
import { gameLogHeader, matchLines, writeSession } from './testing/write-session.ts';

const TEN_O_CLOCK_S = 10 * 3600;
let folder: string;
let logs: string;
let server: StubServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
  logs = join(folder, 'logs');
  server = await startStubServer();
});

afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const upload = (...args: string[]) =>
  runCli(['upload', ...args, '--server', server.url.href], join(folder, 'config'));

test('sends every session of a logs folder with its name and the time zone', async () => {
  await writeSession(logs, '2026.05.07 09.58.30', {
    combat: matchLines(TEN_O_CLOCK_S),
    game: gameLogHeader(TEN_O_CLOCK_S),
  });
  await writeSession(logs, '2026.05.08 09.58.30', { combat: matchLines(TEN_O_CLOCK_S, 'b') });
  await writeSession(logs, '2026.05.09 09.58.30', { game: gameLogHeader(TEN_O_CLOCK_S) });
  const run = await upload(logs, '--time-zone', 'Europe/Berlin');
  expect(run).toMatchObject({ exitCode: 0, problems: [] });
  expect(server.received).toMatchObject([
    {
      session: '2026.05.07 09.58.30',
      timeZone: 'Europe/Berlin',
      files: {
        '2026.05.07 09.58.30/game.log': gameLogHeader(TEN_O_CLOCK_S),
        '2026.05.07 09.58.30/combat.log': matchLines(TEN_O_CLOCK_S),
      },
    },
    { session: '2026.05.08 09.58.30' },
  ]);
  expect(run.out.at(-1)).toBe('2 sessions: 2 sent, 0 skipped (already sent), 0 failed.');
  expect(run.out).toContain('2026.05.07 09.58.30: 1 new match');
});

test('sends the logs folders of several players, as simulate writes them', async () => {
  await writeSession(join(logs, '136686'), '2026.05.07 09.58.30', {
    combat: matchLines(TEN_O_CLOCK_S),
  });
  await writeSession(join(logs, '4711'), '2026.05.08 09.58.30', {
    combat: matchLines(TEN_O_CLOCK_S, 'b'),
  });
  expect((await upload(logs)).out.at(-1)).toContain('2 sent');
});

test("uses the machine's time zone by default", async () => {
  const session = await writeSession(logs, '2026.05.07 09.58.30', {
    combat: matchLines(TEN_O_CLOCK_S),
  });
  await upload(session);
  expect(server.received[0]?.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('skips what was sent before and resends a session that grew', async () => {
  const name = '2026.05.07 09.58.30';
  await writeSession(logs, name, { combat: matchLines(TEN_O_CLOCK_S) });
  await writeSession(logs, '2026.05.08 09.58.30', { combat: matchLines(TEN_O_CLOCK_S, 'b') });
  await upload(logs);
  const secondRun = await upload(logs);
  expect(secondRun.out.at(-1)).toContain('0 sent, 2 skipped');
  expect(server.postCount).toBe(2);
  await writeSession(logs, name, { combat: matchLines(TEN_O_CLOCK_S + 300) });
  const thirdRun = await upload(logs);
  expect(thirdRun.out.at(-1)).toContain('1 sent, 1 skipped');
  expect(Object.values(server.received.at(-1)?.files ?? {})[0]).toBe(
    matchLines(TEN_O_CLOCK_S) + matchLines(TEN_O_CLOCK_S + 300),
  );
});

test('resends what the server no longer has, and everything with --again', async () => {
  await writeSession(logs, '2026.05.07 09.58.30', { combat: matchLines(TEN_O_CLOCK_S) });
  await upload(logs);
  server.forget();
  expect((await upload(logs)).out.at(-1)).toContain('1 sent');
  expect((await upload(logs, '--again')).out.at(-1)).toContain('1 sent');
  expect(server.postCount).toBe(3);
});

test('sends single files, compressed ones unchanged', async () => {
  const plainPath = join(folder, 'combat.log');
  const compressedPath = join(folder, 'combat.log.gz');
  await writeFile(plainPath, matchLines(TEN_O_CLOCK_S));
  await writeFile(compressedPath, gzipSync(matchLines(TEN_O_CLOCK_S, 'b')));
  expect((await upload(plainPath, compressedPath)).exitCode).toBe(0);
  expect(server.received.map(({ files, session }) => [Object.keys(files), session])).toEqual([
    [['combat.log'], null],
    [['combat.log.gz'], null],
  ]);
});

test('retries if the server is busy, unreachable or closes the connection', async () => {
  await writeSession(logs, '2026.05.07 09.58.30', { combat: matchLines(TEN_O_CLOCK_S) });
  server.failures.push('busy', 'hang-up');
  const run = await upload(logs);
  expect(run.exitCode).toBe(0);
  expect(run.problems).toHaveLength(2);
  expect(run.problems[0]).toBe('Busy. Trying again in 1 s.');
  expect(server.received).toHaveLength(1);
});

test('exits with 1 when a session was refused or failed, and sends the others', async () => {
  for (const day of ['07', '08', '09']) {
    await writeSession(logs, `2026.05.${day} 09.58.30`, { combat: matchLines(TEN_O_CLOCK_S, day) });
  }
  server.failures.push('refuse', 'fail');
  const run = await upload(logs);
  expect(run.exitCode).toBe(1);
  expect(run.problems).toEqual([
    '2026.05.07 09.58.30: No log.',
    '2026.05.08 09.58.30: failed: Broken.',
  ]);
  expect(run.out.at(-1)).toBe('3 sessions: 1 sent, 0 skipped (already sent), 2 failed.');
  const repeatedRun = await upload(logs);
  expect(repeatedRun).toMatchObject({ exitCode: 0 });
  expect(repeatedRun.out.at(-1)).toContain('2 sent, 1 skipped');
});

test('counts the failures that it knows of if the server does not answer any longer', async () => {
  for (const day of ['07', '08']) {
    await writeSession(logs, `2026.05.${day} 09.58.30`, { combat: matchLines(TEN_O_CLOCK_S, day) });
  }
  server.failures.push('fail');
  server.statusAnswers = 1;
  const run = await upload(logs);
  expect(run.exitCode).toBe(1);
  expect(run.problems.at(-1)).toBe(
    'Busy. Everything sent is safe there, but its status could not be checked.',
  );
  expect(run.out.at(-1)).toBe('2 sessions: 1 sent, 0 skipped (already sent), 1 failed.');
});

test('stops at the first session if the server rejects the token or requires one', async () => {
  for (const day of ['07', '08', '09']) {
    await writeSession(logs, `2026.05.${day} 09.58.30`, { combat: matchLines(TEN_O_CLOCK_S, day) });
  }
  server.failures.push('unauthorized');
  const run = await upload(logs);
  expect(run.exitCode).toBe(1);
  expect(run.problems).toEqual([
    expect.stringMatching(/^2026\.05\.07 09\.58\.30: .*set SCRAPBOARD_TOKEN\.$/),
  ]);
  expect(run.out.at(-1)).toBe('3 sessions: 0 sent, 0 skipped (already sent), 3 failed.');
  expect(server.postCount).toBe(1);
});

test.each<[string, string[], RegExp]>([
  ['no path', ['upload'], /Specify a file/],
  ['a missing path', ['upload', '/no/such/place'], /File or folder not found/],
  ['an unknown option', ['upload', 'x', '--nope'], /nope/],
  ['an unknown time zone', ['upload', '.', '--time-zone', 'Mars'], /time-zone/],
  ['an invalid server address', ['upload', '.', '--server', 'ftp://x'], /--server/],
  ['an unknown command', ['dance'], /Unknown command/],
  ['watching a missing folder', ['watch', '/no/such/place'], /Folder not found/],
  ['simulate without a folder', ['simulate'], /--out/],
  ['facts without an option', ['facts'], /--check or --rebuild/],
  ['ratings without an action', ['ratings'], /ratings tune/],
  [
    'too few simulated players',
    ['simulate', '--out', 'x', '--players', '3'],
    /--players must be at least 20/,
  ],
])('exits with 2 for %s', async (_what, args, message) => {
  const run = await runCli(args, folder);
  expect(run.exitCode).toBe(2);
  expect(run.problems.join('\n')).toMatch(message);
});

test('mentions the launch option if a session has no combat log', async () => {
  await writeSession(logs, '2026.05.07 09.58.30', { game: gameLogHeader(TEN_O_CLOCK_S) });
  const run = await upload(logs);
  expect(run.exitCode).toBe(2);
  expect(run.problems[0]).toContain('--cvar cl_combatLog 1');
});

test('prints help for itself and each command', async () => {
  const overview = await runCli(['--help'], folder);
  expect(overview.exitCode).toBe(0);
  for (const name of ['upload', 'watch', 'rebuild', 'facts', 'ratings', 'admin', 'simulate']) {
    expect(overview.out[0]).toContain(name);
    const commandHelp = await runCli([name, '--help'], folder);
    expect(commandHelp.exitCode).toBe(0);
    expect(commandHelp.out[0]).toContain(`Usage: scrapboard ${name}`);
  }
  expect((await runCli(['--version'], folder)).out[0]).toMatch(/^\d+\.\d+\.\d+$/);
});

test('sends the API token of the environment, after validating it', async () => {
  const session = await writeSession(logs, '2026.05.07 09.58.30', {
    combat: matchLines(TEN_O_CLOCK_S),
  });
  const send = (token: string, ...extraArguments: string[]) =>
    runCli(
      ['upload', session, '--server', server.url.href, ...extraArguments],
      join(folder, 'config'),
      {
        SCRAPBOARD_TOKEN: token,
      },
    );
  expect((await send('two\r\nwords')).exitCode).toBe(2);
  expect(server.received).toEqual([]);
  await send('scrapboard_abc');
  expect(server.received).toMatchObject([{ authorization: 'Bearer scrapboard_abc' }]);
});
