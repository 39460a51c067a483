import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
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

async function write(version: string, entries: Readonly<Record<string, unknown>>) {
  const files = open();
  for (const [key, value] of Object.entries(entries)) files.write(version, key, value);
  await files.close();
}

test('another process reads what one has written, as it was', async () => {
  await write('v1', { question: answer });
  expect(await open().read('v1', 'question')).toEqual(answer);
  expect(await open().read('v1', 'another question')).toBeUndefined();
});

test('another version or other code reads nothing, and removes the files', async () => {
  await write('v1', { question: answer });
  expect(await open().read('v2', 'question')).toBeUndefined();
  expect(listFiles()).toEqual([]);
  await write('v2', { question: answer });
  const otherCode = open({ readIdentity: async () => 'other code' });
  expect(await otherCode.read('v2', 'question')).toBeUndefined();
  expect(listFiles()).toEqual([]);
});

test('a file that is shorter or damaged is as good as none', async () => {
  await write('v1', { question: answer });
  const [file = ''] = listFiles();
  const content = readFileSync(file);
  for (let index = 0; index < content.length; index += 23) {
    const damaged = Buffer.from(content);
    damaged[index] = 255 - (damaged[index] ?? 0);
    writeFileSync(file, damaged);
    expect([undefined, answer]).toContainEqual(await open().read('v1', 'question'));
  }
  writeFileSync(file, content);
  expect(await open().read('v1', 'question')).toEqual(answer);
  truncateSync(file, content.length - 1);
  expect(await open().read('v1', 'question')).toBeUndefined();
});

test('files take no more than they may, also after a restart', async () => {
  const random = () => Array.from({ length: 500 }, () => Math.random());
  await write('v1', { first: random() });
  const maxBytes = 2 * readFileSync(listFiles()[0] ?? '').length + 1000;
  const files = open({ maxBytes });
  await files.read('v1', 'first');
  for (const key of ['second', 'third']) files.write('v1', key, random());
  await files.close();
  expect(listFiles()).toHaveLength(2);
  expect(await files.read('v1', 'third')).toBeUndefined();
});

test('an answer from older facts is not written once newer ones were read', async () => {
  const files = open();
  await files.read('v2', 'question');
  files.write('v1', 'question', answer);
  await files.close();
  expect(listFiles()).toEqual([]);
});

test('a folder that cannot be written keeps nobody from an answer', async () => {
  const path = join(folder, 'file');
  writeFileSync(path, '');
  const files = open({ folder: path });
  files.write('v1', 'question', answer);
  await files.close();
  expect(await files.read('v1', 'question')).toBeUndefined();
});
