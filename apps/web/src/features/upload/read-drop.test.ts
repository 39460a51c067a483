import { expect, test } from 'vitest';
import {
  type Entry,
  MAX_ENTRIES,
  NothingReadableError,
  readEntries,
  TooManyEntriesError,
} from './read-drop.ts';

function file(fullPath: string, isReadable = true): Entry {
  return {
    isFile: true,
    isDirectory: false,
    fullPath,
    file: (onSuccess: (file: File) => void, onError: (reason: unknown) => void) =>
      isReadable ? onSuccess({ name: fullPath } as File) : onError(new Error('no')),
  } as Entry;
}

/** Returns its children in batches, as browsers do. */
function folder(fullPath: string, children: Entry[], batchSize = 100): Entry {
  return {
    isFile: false,
    isDirectory: true,
    fullPath,
    createReader: () => {
      let offset = 0;
      return {
        readEntries: (onSuccess: (entries: Entry[]) => void) => {
          onSuccess(children.slice(offset, offset + batchSize));
          offset += batchSize;
        },
      };
    },
  } as Entry;
}

test('reads every file of a dropped folder with its path', async () => {
  const tree = folder('/logs', [
    folder('/logs/2026.05.07 09.58.30', [
      file('/logs/2026.05.07 09.58.30/combat.log'),
      file('/logs/2026.05.07 09.58.30/game.log'),
    ]),
    file('/logs/readme.txt'),
  ]);
  const files = await readEntries([tree, file('/alone.log')]);
  expect(files.map(({ path }) => path).sort()).toEqual([
    'alone.log',
    'logs/2026.05.07 09.58.30/combat.log',
    'logs/2026.05.07 09.58.30/game.log',
    'logs/readme.txt',
  ]);
});

test('reads folders whose entries come in several batches', async () => {
  const children = Array.from({ length: 250 }, (_, index) => file(`/many/${index}.log`));
  expect(await readEntries([folder('/many', children)])).toHaveLength(250);
});

test('skips unreadable files and keeps the others', async () => {
  const files = await readEntries([file('/locked.log', false), file('/good.log')]);
  expect(files.map(({ path }) => path)).toEqual(['good.log']);
});

test('throws if nothing could be read, but not for an empty folder', async () => {
  await expect(readEntries([file('/locked.log', false)])).rejects.toBeInstanceOf(
    NothingReadableError,
  );
  const lockedFolder = {
    ...folder('/locked', []),
    createReader: () => ({
      readEntries: (_: unknown, onError: (reason: unknown) => void) => onError(new Error('no')),
    }),
  };
  await expect(readEntries([lockedFolder])).rejects.toBeInstanceOf(NothingReadableError);
  expect(await readEntries([folder('/empty', [])])).toEqual([]);
});

test('rejects a folder with too many entries', async () => {
  const children = Array.from({ length: MAX_ENTRIES + 1 }, (_, index) => file(`/disk/${index}`));
  await expect(readEntries([folder('/disk', children, 5000)])).rejects.toBeInstanceOf(
    TooManyEntriesError,
  );
});
