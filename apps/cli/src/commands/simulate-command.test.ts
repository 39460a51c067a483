import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMatchReader, parseSessionName } from '@scrapboard/match-log';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simulate-'));
});
afterEach(() => rm(folder, { recursive: true }));

const simulate = (out: string, seed: string) =>
  runCli(
    `simulate --players 30 --matches 20 --density 0.02 --to 2026-05-08 --seed ${seed} --out`
      .split(' ')
      .concat(join(folder, out)),
    folder,
  );

async function readLogs(out: string): Promise<Record<string, string>> {
  const root = join(folder, out);
  const paths = (await readdir(root, { recursive: true })).filter((path) => path.endsWith('.log'));
  const texts = paths
    .sort()
    .map(async (path) => [path, await readFile(join(root, path), 'latin1')]);
  return Object.fromEntries(await Promise.all(texts));
}

test('writes session folders with readable matches', async () => {
  expect((await simulate('a', '1')).exitCode).toBe(0);
  const combat = Object.entries(await readLogs('a')).filter(([path]) =>
    path.endsWith('combat.log'),
  );
  let matches = 0;
  for (const [path, text] of combat) {
    const sessionStartedAt = parseSessionName(path);
    expect(sessionStartedAt).not.toBeNull();
    const reader = createMatchReader({
      sessionStartedAt: sessionStartedAt ?? 0,
      onMatch: () => {
        matches += 1;
      },
    });
    reader.push('combat', Buffer.from(text, 'latin1'));
    reader.end();
  }
  expect(matches).toBeGreaterThanOrEqual(20);
});

test('the same seed writes the same files, another seed others', async () => {
  await simulate('a', '1');
  await simulate('b', '1');
  await simulate('c', '2');
  const first = await readLogs('a');
  expect(await readLogs('b')).toEqual(first);
  expect(await readLogs('c')).not.toEqual(first);
});
