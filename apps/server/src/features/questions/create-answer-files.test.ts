import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AnswerFilesOptions, createAnswerFiles } from './create-answer-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scrapboard-answers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (options: Partial<AnswerFilesOptions> = {}) =>
  createAnswerFiles({ folder, readIdentity: async () => 'code', ...options });

/** Returns the paths of all files. */
const listFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const answer = { rows: [{ player: '4@live', games: 12 }], order: Uint32Array.of(3, 1, 2) };

async function write(entries: Readonly<Record<string, unknown>>, version = 'v1') {
  const files = open();
  for (const [key, value] of Object.entries(entries)) files.write(key, version, value);
  await files.close();
}

test('another process reads what one has written, as it was', async () => {
  await write({ question: answer });
  expect(await open().read('question')).toEqual(answer);
  expect(await open().read('another question')).toBeUndefined();
});

test('what is written again replaces what was there, of whatever version', async () => {
  await write({ question: 'oldest' });
  await write({ question: 'old' });
  await write({ question: answer }, 'v2');
  expect(await open().read('question')).toEqual(answer);
  expect(listFiles()).toHaveLength(1);
});

test('files of versions that nobody needs are removed, and what a killed server left', async () => {
  await write({ a: 1, b: 2 }, 'v1');
  await write({ b: 3, c: 4 }, 'v2');
  const [file = ''] = listFiles();
  writeFileSync(`${file}.half`, '');
  const files = open();
  expect([await files.read('a'), await files.read('b')]).toEqual([1, 3]);
  expect(listFiles()).toHaveLength(3);
  const before = Date.now() - 60_000;
  files.removeUnneeded((version, at) => version === 'v2' && at > before);
  await files.close();
  expect(listFiles()).toHaveLength(2);
  expect([await files.read('a'), await files.read('b')]).toEqual([undefined, 3]);
});

test('other code reads nothing, and removes the files', async () => {
  await write({ question: answer });
  const otherCode = open({ readIdentity: async () => 'other code' });
  expect(await otherCode.read('question')).toBeUndefined();
  expect(listFiles()).toEqual([]);
});

test('a file that is shorter or damaged is as good as none', async () => {
  await write({ question: answer });
  const [file = ''] = listFiles();
  const content = readFileSync(file);
  for (let index = 0; index < content.length; index += 23) {
    const damaged = Buffer.from(content);
    damaged[index] = 255 - (damaged[index] ?? 0);
    writeFileSync(file, damaged);
    expect([undefined, answer]).toContainEqual(await open().read('question'));
  }
  writeFileSync(file, content);
  expect(await open().read('question')).toEqual(answer);
  truncateSync(file, content.length - 1);
  expect(await open().read('question')).toBeUndefined();
});

test('files take no more than they may, the newest ones, also after a restart', async () => {
  const random = () => Array.from({ length: 500 }, () => Math.random());
  await write({ first: random() });
  const [file = ''] = listFiles();
  const maxBytes = 2 * readFileSync(file).length + 1000;
  // Files written within a millisecond have no order.
  utimesSync(file, 1, 1);
  const files = open({ maxBytes });
  for (const key of ['second', 'third']) files.write(key, 'v1', random());
  files.write(
    'too large',
    'v1',
    Array.from({ length: 3000 }, () => Math.random()),
  );
  await files.close();
  expect(listFiles()).toHaveLength(2);
  expect(await files.read('first')).toBeUndefined();
  expect(await files.read('third')).toHaveLength(500);
});

test('a folder that could not be opened is tried again', async () => {
  const path = join(folder, 'file');
  writeFileSync(path, '');
  const files = open({ folder: path });
  expect(await files.read('question')).toBeUndefined();
  rmSync(path);
  files.write('question', 'v1', answer);
  await files.close();
  expect(await files.read('question')).toEqual(answer);
});

test('a file that cannot be put into its place leaves nothing behind', async () => {
  await write({ question: answer });
  const [file = ''] = listFiles();
  rmSync(file);
  mkdirSync(file);
  await write({ question: answer });
  expect(listFiles()).toEqual([]);
});

test('a folder that cannot be written keeps nobody from an answer', async () => {
  const path = join(folder, 'file');
  writeFileSync(path, '');
  const files = open({ folder: path });
  files.write('question', 'v1', answer);
  await files.close();
  expect(await files.read('question')).toBeUndefined();
});
