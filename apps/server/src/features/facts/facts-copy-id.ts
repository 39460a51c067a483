import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE_NAME = 'copy.id';

/**
 * Returns the id of the copy of the facts in this folder: the content of a file that the first
 * caller writes, and its inode. So servers that share only their raw logs have different ids, and a
 * copied folder has another id than the original, whose changes it no longer receives.
 */
export async function ensureFactsCopyId(folder: string): Promise<string> {
  return (await readFactsCopyId(folder)) ?? (await createId(folder));
}

/** Returns the id of the copy in this folder; null if there is none. */
export async function readFactsCopyId(folder: string): Promise<string | null> {
  const path = join(folder, FILE_NAME);
  try {
    const [text, { ino }] = await Promise.all([
      readFile(path, 'utf8'),
      stat(path, { bigint: true }),
    ]);
    return `${text.trim()} ${ino}`;
  } catch {
    return null;
  }
}

async function createId(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const tempPath = join(folder, `${FILE_NAME}.${randomUUID()}`);
  const path = join(folder, FILE_NAME);
  await writeFile(tempPath, `${randomUUID()}\n`, { mode: 0o600, flush: true });
  // A link fails if another process was first, or where links are not supported.
  await link(tempPath, path).catch(async () => {
    if ((await readFactsCopyId(folder)) === null) await rename(tempPath, path);
  });
  await rm(tempPath, { force: true });
  const createdId = await readFactsCopyId(folder);
  if (createdId === null) throw new Error(`${path} cannot be read`);
  return createdId;
}
