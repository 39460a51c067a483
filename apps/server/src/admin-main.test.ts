import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { pickMinimalEnvironment } from './config.ts';

const programPath = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'scrapboard-admin-'));
const env = {
  ...pickMinimalEnvironment(),
  SCRAPBOARD_DATA: folder,
  SCRAPBOARD_DEMO: 'off',
  PORT: '0',
};

/** Runs the program like `scrapboard admin`, without a terminal. */
function runAdmin(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [programPath('admin-main.ts'), ...args],
      { env },
      (_failure, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test('an operator manages accounts while the server runs, and must confirm a deletion', async () => {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await runAdmin('accounts')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^No server has used the data folder/),
  });
  const invalidRun = await runAdmin('delete');
  expect(invalidRun).toMatchObject({ code: 2, out: '' });
  expect(invalidRun.err).toMatch(/^Usage: scrapboard admin[\s\S]*delete ACCOUNT/);
  expect(readdirSync(folder)).toEqual([]);

  const server = spawn(process.execPath, [programPath('main.ts')], { env });
  onTestFinished(async () => {
    server.kill('SIGINT');
    await once(server, 'exit');
  });
  const log = { text: '' };
  server.stdout.on('data', (chunk) => {
    log.text += chunk;
  });
  await expect.poll(() => log.text, { timeout: 120_000 }).toContain('Scrapboard is at');

  expect(await runAdmin('create', 'ada@example.org', 'Ada', 'Lovelace')).toMatchObject({ code: 0 });
  const unconfirmedDelete = await runAdmin('delete', 'ada@example.org');
  expect([unconfirmedDelete.code, unconfirmedDelete.err]).toEqual([
    1,
    expect.stringContaining('confirm with --yes'),
  ]);
  expect((await runAdmin('accounts')).out).toContain('ada@example.org');
  expect((await runAdmin('delete', 'ada@example.org', '--yes')).out).toBe(
    'ada@example.org deleted.\n',
  );
  expect((await runAdmin('accounts')).out).toBe('0 accounts\n');
}, 180_000);
