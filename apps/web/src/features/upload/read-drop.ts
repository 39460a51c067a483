import type { FoundFile } from './sort-files.ts';

/** The subset of the File and Directory Entries API (W3C) that is used. */
export interface Entry {
  isFile: boolean;
  isDirectory: boolean;
  fullPath: string;
}
interface FileEntry extends Entry {
  file(onSuccess: (file: File) => void, onError: (reason: unknown) => void): void;
}
interface DirectoryEntry extends Entry {
  createReader(): {
    readEntries(onSuccess: (entries: Entry[]) => void, onError: (reason: unknown) => void): void;
  };
}

/** A logs folder has a few files per session; with far more, a whole disk was dropped. */
export const MAX_ENTRIES = 20_000;

/** Thrown if a dropped folder has more than `MAX_ENTRIES` entries. */
export class TooManyEntriesError extends Error {}

/** Thrown if something was dropped, and nothing of it could be read. */
export class NothingReadableError extends Error {}

async function readChildren(directory: DirectoryEntry): Promise<Entry[]> {
  const reader = directory.createReader();
  const entries: Entry[] = [];
  for (;;) {
    // A reader returns at most a hundred entries at a time, and an empty list at the end.
    const batch = await new Promise<Entry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}

/**
 * Returns all files of dropped entries with their paths, without unreadable ones. Throws
 * TooManyEntriesError, and NothingReadableError if all are unreadable.
 */
export async function readEntries(roots: readonly Entry[]): Promise<FoundFile[]> {
  const files: FoundFile[] = [];
  let hasUnreadable = false;
  const remainingEntries = [...roots];
  for (let count = 0; remainingEntries.length > 0; count += 1) {
    if (count >= MAX_ENTRIES) throw new TooManyEntriesError();
    const entry = remainingEntries.shift() as Entry;
    if (entry.isDirectory) {
      const children = await readChildren(entry as DirectoryEntry).catch(() => null);
      hasUnreadable ||= children === null;
      remainingEntries.push(...(children ?? []));
    } else if (entry.isFile) {
      const file = await new Promise<File | null>((resolve) => {
        (entry as FileEntry).file(resolve, () => resolve(null));
      });
      hasUnreadable ||= file === null;
      if (file !== null) files.push({ path: entry.fullPath.replace(/^\//, ''), file });
    }
  }
  if (files.length === 0 && hasUnreadable) throw new NothingReadableError();
  return files;
}

/**
 * Returns the files of a drop. Entries are accessible only during the event, so call this in the
 * handler itself and await the result.
 */
export function readDrop(data: DataTransfer): Promise<FoundFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length > 0) return readEntries(entries);
  return Promise.resolve(readPicked(data.files));
}

/** Returns the files of an input, with their paths if a folder was picked. */
export function readPicked(files: FileList | null): FoundFile[] {
  return [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}
