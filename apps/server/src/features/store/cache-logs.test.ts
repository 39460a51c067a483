import { expect, test } from 'vitest';
import { cacheLogs } from './cache-logs.ts';

async function* chunksOf(text: string) {
  for (const letter of text) yield Buffer.from(letter);
}

async function readText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += Buffer.from(chunk).toString();
  return text;
}

test('a log is opened once for checking and reading, unless there are too many bytes', async () => {
  const openedNames: string[] = [];
  const open = cacheLogs((name) => {
    openedNames.push(name);
    return chunksOf(name);
  }, 10);
  for (const name of ['four', 'sixsix', 'more', 'four', 'sixsix', 'more'])
    expect(await readText(open(name))).toBe(name);
  expect(openedNames).toEqual(['four', 'sixsix', 'more', 'more']);
  // The logs that were read from memory have left it, and made room for this one.
  expect(await readText(open('four'))).toBe('four');
  expect(await readText(open('four'))).toBe('four');
  expect(openedNames).toEqual(['four', 'sixsix', 'more', 'more', 'four']);
});

test('a log that cannot be read to its end is not cached', async () => {
  let attempts = 0;
  const open = cacheLogs(async function* () {
    attempts++;
    yield Buffer.from('half');
    if (attempts === 1) throw new Error('damaged');
  }, 100);
  await expect(readText(open('a'))).rejects.toThrow('damaged');
  expect(await readText(open('a'))).toBe('half');
  expect(attempts).toBe(2);
});
