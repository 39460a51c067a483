import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Status, type Upload, upload, uploadAnswer } from '@scrapboard/contract';
import { hasEnded } from '@scrapboard/contract/upload-events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickMinimalEnvironment } from '../../config.ts';
import { makeCombatLog, makeGameLog } from './testing/sample-logs.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const SESSION = '2026.05.07 09.58.30';

let dataFolder: string;
let server: ChildProcess | undefined;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'durable-'));
});

afterEach(async () => {
  if (server !== undefined && server.exitCode === null && server.signalCode === null) {
    const endPromise = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGTERM');
    await endPromise;
  }
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** Starts the whole server with its built-in database and returns its address. */
function start(): Promise<string> {
  const env = {
    ...pickMinimalEnvironment(),
    SCRAPBOARD_DATA: dataFolder,
    SCRAPBOARD_DEMO: 'off',
    PORT: '0',
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  server = child;
  return new Promise((resolve, reject) => {
    let output = '';
    const collect = (text: Buffer) => {
      output += text;
      const address = /Scrapboard is at (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
}

/** Kills the server and its database the way a power cut does. */
async function killAll(): Promise<void> {
  const pidFile = join(dataFolder, 'postgres', 'postmaster.pid');
  const postmaster = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  const endPromise = new Promise((resolve) => server?.once('exit', resolve));
  server?.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await endPromise;
}

async function send(address: string, seed: number): Promise<Response> {
  const form = new FormData();
  form.append('session', SESSION);
  form.append('files', new Blob([makeCombatLog(seed)]), 'combat.log');
  form.append('files', new Blob([makeGameLog(seed)]), 'game.log');
  return fetch(`${address}/api/uploads`, { method: 'POST', body: form });
}

async function waitUntilEnded(address: string, id: string): Promise<Upload> {
  while (true) {
    const storedUpload = upload.parse(await (await fetch(`${address}/api/uploads/${id}`)).json());
    if (hasEnded(storedUpload)) return storedUpload;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('stores an acknowledged upload exactly once although server and database are killed immediately', async () => {
  const ids: string[] = [];
  let address = await start();
  for (const seed of [1, 2, 3]) {
    const response = await send(address, seed);
    expect(response.status).toBe(202);
    ids.push(uploadAnswer.parse(await response.json()).id);
    await killAll();
    address = await start();
  }
  for (const id of ids) {
    const { status, matches } = await waitUntilEnded(address, id);
    expect([status, matches.map(({ outcome }) => outcome)]).toEqual(['stored', ['new']]);
  }
  expect((await send(address, 1)).status).toBe(200);
  const status = (await (await fetch(`${address}/api/status`)).json()) as Status;
  expect(status).toMatchObject({ matches: 3, demo: null });
  expect(await readdir(join(dataFolder, 'raw', 'tmp'))).toHaveLength(1);
}, 240_000);
