import type { FoundFile } from './sort-files.ts';

/** The part of the File and Directory Entries API (W3C) that a dropped tree is read by. */
export interface Entry {
  isFile: boolean;
  isDirectory: boolean;
  fullPath: string;
}
interface FileEntry extends Entry {
  file(found: (file: File) => void, failed: (reason: unknown) => void): void;
}
interface DirectoryEntry extends Entry {
  createReader(): {
    readEntries(found: (entries: Entry[]) => void, failed: (reason: unknown) => void): void;
  };
}

/** A folder of games' logs has a few files a session; far beyond that somebody dropped his disk. */
export const mostEntries = 20_000;

/** Thrown where a dropped folder holds more than `mostEntries` things. */
export class TooManyEntries extends Error {}

async function childrenOf(directory: DirectoryEntry): Promise<Entry[]> {
  const reader = directory.createReader();
  const all: Entry[] = [];
  for (;;) {
    // A reader hands out at most a hundred at a time and an empty list at the end.
    const some = await new Promise<Entry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** All files of dropped entries, those in folders with their path. Unreadable ones are left out. */
export async function readEntries(roots: readonly Entry[]): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const left = [...roots];
  for (let seen = 0; left.length > 0; seen += 1) {
    if (seen >= mostEntries) throw new TooManyEntries();
    const entry = left.shift() as Entry;
    if (entry.isDirectory) {
      left.push(...(await childrenOf(entry as DirectoryEntry).catch(() => [])));
    } else if (entry.isFile) {
      const file = await new Promise<File | null>((resolve) => {
        (entry as FileEntry).file(resolve, () => resolve(null));
      });
      if (file !== null) found.push({ path: entry.fullPath.replace(/^\//, ''), file });
    }
  }
  return found;
}

/**
 * The files of a drop. The entries must be taken while the event lasts, so call it in the handler
 * itself and await its result.
 */
export function readDrop(data: DataTransfer): Promise<FoundFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length > 0) return readEntries(entries);
  return Promise.resolve(readPicked(data.files));
}

/** The files of an input; those of a picked folder bring their path. */
export function readPicked(files: FileList | null): FoundFile[] {
  return [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}
