import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Status, uploadAnswer } from '@scrapboard/contract';
import { afterAll, expect, test } from 'vitest';
import { pickMinimalEnvironment } from './config.ts';
import { makeCombatLog, makeGameLog } from './features/uploads/testing/sample-logs.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'scrapboard-operations-'));
const env = { ...pickMinimalEnvironment(), HOME: home, PORT: '0', SCRAPBOARD_DEMO: 'off' };
let server: { child: ChildProcess; url: string } | undefined;
afterAll(async () => {
  await stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 9, retryDelay: 100 });
});

/** Returns the commands that docs/operations.md gives under a heading, block by block. */
function readCommands(heading: string): string[] {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands ?? '');
}

interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

function run(command: string[], extraEnvironment: Record<string, string> = {}): Promise<Outcome> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { cwd: root, env: { ...env, ...extraEnvironment } });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...output })));
}

/**
 * Runs commands exactly as written in the document. Two of them are replaced: the test does not
 * update the clone, and it starts the server without building the web app.
 */
async function runDocumented(commands: string): Promise<Outcome> {
  const [beforeStart, afterStart = ''] = commands.split(/^npm start\n/m);
  const outcome = await run(['sh', '-ec', `${beforeStart}`.replace(/^git pull\n/m, '')]);
  if (afterStart === '' && commands.endsWith('npm start\n')) {
    await start(/^export SCRAPBOARD_DATA=~\/(\w+)$/m.exec(commands)?.[1] ?? '');
  }
  return outcome;
}

const mainCommand = [process.execPath, join(root, 'apps/server/src/main.ts')];

async function start(folder: string): Promise<void> {
  const [file = '', ...args] = mainCommand;
  const child = spawn(file, args, { env: { ...env, SCRAPBOARD_DATA: join(home, folder) } });
  const url = await new Promise<string>((resolve, reject) => {
    let serverOutput = '';
    const collect = (text: Buffer) => {
      serverOutput += text;
      const address = /Scrapboard is at (\S+)/.exec(serverOutput)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', () => reject(new Error(`the server ended: ${serverOutput}`)));
  });
  server = { child, url };
}

async function stop(): Promise<void> {
  const { child } = server ?? {};
  server = undefined;
  if (child === undefined) return;
  const endPromise = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await endPromise;
}

const get = async (path: string) => await (await fetch(`${server?.url}${path}`)).json();

/** Returns what visitors see of a player, once everything is read and rated. */
async function readPlayer() {
  await expect
    .poll(async () => ((await get('/api/status')) as Status).matches, { timeout: 60_000 })
    .toBe(2);
  await expect
    .poll(async () => JSON.stringify(await get('/api/players/10001')), { timeout: 60_000 })
    .toMatch(/"mmr":(?!1600)/);
  return { player: await get('/api/players/10001'), profile: await get('/dev/profile/10001') };
}

test('backup, restore and upgrade work as docs/operations.md says', async () => {
  const [backup = ''] = readCommands('Backup');
  const [restore = ''] = readCommands('Restore');
  const [upgrade = '', majorUpgrade = ''] = readCommands('Upgrade');
  const dataSetting = { SCRAPBOARD_DATA: join(home, 'scrapboard') };
  await start('scrapboard');
  for (const seed of [1, 2]) {
    const form = new FormData();
    form.append('session', '2026.05.07 09.58.30');
    form.append('files', new Blob([makeCombatLog(seed)]), 'combat.log');
    form.append('files', new Blob([makeGameLog(seed)]), 'game.log');
    const response = await fetch(`${server?.url}/api/uploads`, { method: 'POST', body: form });
    uploadAnswer.parse(await response.json());
  }
  const playerBefore = await readPlayer();
  const admin = [process.execPath, join(root, 'apps/server/src/admin-main.ts')];
  await run([...admin, 'create', 'ada@example.org', 'Ada', 'L'], dataSetting);

  // Both while the server runs. The clone did not change, so the server need not be restarted.
  const outcomes = await Promise.all([
    runDocumented(backup),
    runDocumented(upgrade.replace(/^npm start\n/m, '')),
  ]);
  for (const [i, name] of ['scrapboard', 'before-upgrade'].entries()) {
    const backupLine = new RegExp(`${name}\\.tar: \\d+ KB, 4 raw logs, read back and checked`);
    expect(outcomes[i]).toMatchObject({ code: 0, out: expect.stringMatching(backupLine) });
  }
  const backupMain = [process.execPath, join(root, 'apps/server/src/backup-main.ts')];
  expect((await run([...backupMain, join(home, 'no-folder/x.tar')], dataSetting)).code).toBe(1);
  const status = (await (await fetch(`${server?.url}/api/status`)).json()) as Status;
  expect(status.backup).toEqual({ lastGoodAt: expect.any(String), failed: true });
  await stop();

  // A data folder of an older PostgreSQL is rejected and left unchanged.
  const versionFile = join(dataSetting.SCRAPBOARD_DATA, 'postgres/PG_VERSION');
  writeFileSync(versionFile, '17\n');
  const refusedStart = await run(mainCommand, dataSetting);
  expect(refusedStart.code).toBe(1);
  expect(refusedStart.err).toMatch(
    /^\S+postgres was written by PostgreSQL 17, but this version of Scrapboard comes with PostgreSQL \d+\. Nothing was changed: move the data folder away and restore a backup from before, as docs\/operations\.md explains \(Upgrade\)\n$/,
  );
  const restoreOutput = await runDocumented(majorUpgrade);
  expect(restoreOutput).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Restored the backup of \S+: 1 accounts, 2 uploads, 4 raw logs/),
  });
  expect(await readPlayer()).toEqual(playerBefore);

  // The other block differs only in its names.
  expect(restore.replaceAll(/restored|scrapboard\.tar/g, 'X')).toBe(
    majorUpgrade
      .replace(/^mv .*\n/m, '')
      .replace('~/scrapboard\n', '~/X\n')
      .replaceAll('before-upgrade.tar', 'X'),
  );
}, 240_000);
