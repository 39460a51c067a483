import { open } from 'node:fs/promises';

/** Makes the names in a folder durable, such as that of a file just renamed into it. */
export async function syncFolder(path: string): Promise<void> {
  // Windows has no way to sync a folder; NTFS journals the rename itself.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
