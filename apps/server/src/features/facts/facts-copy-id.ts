import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE_NAME = 'copy.id';

/**
 * Returns the name by which the database knows the facts in this folder: the content of a file that
 * the first caller writes, and its inode. So servers that share only their raw logs have different
 * ones, and so has a copied folder, which no longer gets what the original gets.
 */
export async function openFactsCopy(folder: string): Promise<string> {
  return (await readFactsCopy(folder)) ?? (await createId(folder));
}

/** Returns the name of the facts in this folder; null if nothing has written any. */
export async function readFactsCopy(folder: string): Promise<string | null> {
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
  const temp = join(folder, `${FILE_NAME}.${randomUUID()}`);
  const path = join(folder, FILE_NAME);
  await writeFile(temp, `${randomUUID()}\n`, { mode: 0o600, flush: true });
  // A link fails if another process was first, or where links are not supported.
  await link(temp, path).catch(async () => {
    if ((await readFactsCopy(folder)) === null) await rename(temp, path);
  });
  await rm(temp, { force: true });
  const created = await readFactsCopy(folder);
  if (created === null) throw new Error(`${path} cannot be read`);
  return created;
}
