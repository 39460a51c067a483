import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { attachDatabase } from './attach-database.ts';

test('reports a wrong folder and leaves nothing there', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'scrapboard-attach-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const dataFolder = join(parent, 'data');
  const log = { info() {}, warn() {}, error() {} };
  const attaching = attachDatabase({ dataFolder, databaseUrl: undefined }, log);
  await expect(attaching).rejects.toThrow(/^No server has used the data folder .*data: run/);
  expect(existsSync(dataFolder)).toBe(false);
});
