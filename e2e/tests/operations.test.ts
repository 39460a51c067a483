import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createApi } from '../src/api.ts';
import { hasPendingJobs } from '../src/has-pending-jobs.ts';
import { getCleanEnvironment } from '../src/launch-product.ts';
import { repository } from '../src/repository.ts';
import { type SessionLogText, writeSessionLogs } from '../src/session-files.ts';

test.skip(process.platform === 'win32', 'Windows has no Ctrl-C to send to a group');
// Each test starts the whole product with its database, two to four times.
test.describe.configure({ timeout: 180_000 });

let dataFolder: string;
const children: ChildProcess[] = [];

test.beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'scrapboard-operations-'));
});
test.afterEach(async () => {
  for (const child of children.splice(0)) await pressCtrlC(child);
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

interface StartedProcess {
  child: ChildProcess;
  output: { out: string; err: string };
  /** The printed address; rejects if the process ends before printing it. */
  address: Promise<string>;
  ended: Promise<number | null>;
}

/** Runs `npm start` without demo data, in its own process group as in a terminal. */
async function runNpmStart(settings: Record<string, string> = {}): Promise<StartedProcess> {
  const child = spawn(process.execPath, [join(repository, 'scripts/start.mjs')], {
    detached: true,
    env: {
      ...getCleanEnvironment(),
      PORT: '0',
      SCRAPBOARD_DATA: dataFolder,
      SCRAPBOARD_DEMO: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { out: '', err: '' };
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const address = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      output.out += text;
      const found = /Scrapboard is at (http:\S+)\n/.exec(output.out)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.stderr?.on('data', (text) => {
      output.err += text;
    });
    void ended.then(() => reject(new Error(`npm start ended: ${output.out}${output.err}`)));
  });
  address.catch(() => {});
  return { child, output, address, ended };
}

async function pressCtrlC(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await closed;
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process that may not be signalled exists nevertheless.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

async function upload(address: string, log: SessionLogText): Promise<void> {
  const form = new FormData();
  form.set('session', log.name);
  form.set('timeZone', log.timeZone);
  form.append('files', new File([log.combatLog], 'combat.log'));
  form.append('files', new File([log.gameLog], 'game.log'));
  const response = await fetch(`${address}/api/uploads`, { method: 'POST', body: form });
  expect(response.status).toBe(202);
}

test('Ctrl-C stops server and database, and the next start continues with the stored data', async () => {
  const log = writeSessionLogs({ seed: 30 });
  const first = await runNpmStart();
  const address = await first.address;
  expect(first.output.out.trimEnd().split('\n').at(-1)).toBe(`Scrapboard is at ${address}`);
  await upload(address, log);
  await expect.poll(async () => (await createApi(address).status()).matches).toBe(1);
  await expect.poll(() => hasPendingJobs(address)).toBe(false);
  const profile = await createApi(address).profile(log.uploader.id);

  const databasePid = Number.parseInt(
    readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8'),
    10,
  );
  expect(isAlive(databasePid)).toBe(true);
  await pressCtrlC(first.child);
  expect(await first.ended).toBe(0);
  expect(first.output.err).toBe('');
  expect(isAlive(databasePid)).toBe(false);
  expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(false);

  const second = await runNpmStart();
  const secondAddress = await second.address;
  // What is up to date is not installed or built again.
  expect(second.output.out).not.toMatch(/Install|Build/);
  expect(await createApi(secondAddress).profile(log.uploader.id)).toEqual(profile);
  const page = await fetch(secondAddress, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<title>Scrapboard – ');
});

test('a failed start prints one line and leaves the running instance alone', async () => {
  const first = await runNpmStart();
  const address = await first.address;

  const sameFolder = await runNpmStart();
  expect(await sameFolder.ended).not.toBe(0);
  expect(sameFolder.output.err).toMatch(
    /^The data folder .+ is in use by another Scrapboard .+\n$/,
  );

  const { port } = new URL(address);
  const otherFolder = join(dataFolder, 'other');
  const samePort = await runNpmStart({ PORT: port, SCRAPBOARD_DATA: otherFolder });
  expect(await samePort.ended).not.toBe(0);
  expect(samePort.output.err).toBe(
    `Port ${port} is in use: stop the other program or choose another port with PORT\n`,
  );
  expect(existsSync(join(otherFolder, 'postgres/postmaster.pid'))).toBe(false);

  const file = join(dataFolder, 'a file');
  writeFileSync(file, '');
  const invalidFolder = await runNpmStart({ SCRAPBOARD_DATA: join(file, 'data') });
  expect(await invalidFolder.ended).not.toBe(0);
  expect(invalidFolder.output.err.trimEnd().split('\n')).toHaveLength(1);
  expect(invalidFolder.output.err).toContain(file);

  expect((await fetch(`${address}/readyz`)).ok).toBe(true);
});
