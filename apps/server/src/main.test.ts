import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { runServer } from './testing/run-server.ts';

// Starts whole servers and databases, which may take long on a slow machine.
vi.setConfig({ testTimeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'scrapboard-main-'));
const startedProcesses: ChildProcess[] = [];
afterAll(() => {
  for (const child of startedProcesses) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(env: Record<string, string>, args: string[] = []) {
  const server = runServer({ SCRAPBOARD_DATA: folder, ...env }, args);
  startedProcesses.push(server.child);
  return server;
}

test('prints its address last, responds there, and stops cleanly on a signal', async () => {
  const { child, output, address, ended } = run({});
  const url = await address;
  expect(output.out.trimEnd().split('\n').at(-1)).toBe(`Scrapboard is at ${url}`);
  expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready' });
  // An open connection, like that of an upload page; stopping must not wait for it.
  const openResponse = await fetch(`${url}/healthz`, { headers: { connection: 'keep-alive' } });
  await openResponse.text();
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(output.err).toBe('');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('prepares the database while the web app is built, and listens when it is', async () => {
  const first = run({}, ['--wait-for-web']);
  first.child.disconnect();
  expect(await first.ended).toBe(1);
  expect(first.output).toMatchObject({ out: '', err: 'Stopped before the web app was built\n' });
  const { child, output, address, ended } = run({}, ['--wait-for-web']);
  await vi.waitUntil(() => existsSync(join(folder, 'postgres/postmaster.pid')), 60_000);
  expect(output.out).toBe('');
  child.send('ready');
  expect(await (await fetch(`${await address}/readyz`)).json()).toMatchObject({ status: 'ready' });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('reports a port in use in one line and stops the database', async () => {
  const otherServer = createServer();
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
  const { port } = otherServer.address() as AddressInfo;
  const { output, ended } = run({ PORT: String(port), HOST: '127.0.0.1' });
  expect(await ended).toBe(1);
  expect(output.err).toBe(
    `Port ${port} is in use: stop the other program or choose another port with PORT\n`,
  );
  otherServer.close();
  const secondRun = run({});
  expect(await (await fetch(`${await secondRun.address}/healthz`)).json()).toMatchObject({
    status: 'ok',
  });
  secondRun.child.kill('SIGTERM');
  expect(await secondRun.ended).toBe(0);
});

test.each([
  [{ HOST: 'no-such-host.invalid' }, /^HOST no-such-host\.invalid is not an address/],
  [{ PORT: 'x' }, /^PORT must be a whole number/],
  [{ SCRAPBOARD_CATALOGUE: '/no/such/folder' }, /^The folder SCRAPBOARD_CATALOGUE cannot be read/],
])('an error that an operator has to fix is one line: %o', async (env, line) => {
  const { output, ended } = run(env);
  expect(await ended).toBe(1);
  expect(output.err).toMatch(line);
  expect(output.err.trimEnd().split('\n')).toHaveLength(1);
});

test('stops cleanly on a signal during startup', async () => {
  const { child, ended, output } = run({});
  await new Promise((resolve) => setTimeout(resolve, 400));
  child.kill('SIGTERM');
  const code = await ended;
  // Before our first line has run, the system ends the process; afterwards the server stops
  // cleanly.
  expect([0, null]).toContain(code);
  expect(output.err).toBe('');
});
