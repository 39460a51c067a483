import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { errorCode } from '../../start-error.ts';
import { OWN_FOLDERS, type OwnFolder } from './archive-manifest.ts';
import type { Archive } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';

/** Files that the operator writes: texts of footer pages, and game data. */
const NAMES: Record<OwnFolder, RegExp> = {
  pages: /^[\w.-]{1,80}\.md$/,
  catalogue: /^[\w.-]{1,80}\.json$/,
};

/** The folders of the operator's own files; those that a setting names, or in the data folder. */
export function ownFolders(
  config: Pick<Config, 'dataFolder' | 'pagesFolder' | 'catalogueFolder'>,
): Record<OwnFolder, string> {
  const { dataFolder } = config;
  return {
    pages: config.pagesFolder ?? join(dataFolder, 'pages'),
    catalogue: config.catalogueFolder ?? join(dataFolder, 'catalogue'),
  };
}

/** Adds the operator's own files. */
export async function addOwnFiles(
  archive: ArchiveWriter,
  folders: Record<OwnFolder, string>,
): Promise<void> {
  for (const folder of OWN_FOLDERS) {
    const names = (await listFiles(folders[folder])).filter((name) => NAMES[folder].test(name));
    for (const name of names.sort()) {
      await archive.add(`${folder}/${name}`, await readFile(join(folders[folder], name)));
    }
  }
}

/**
 * Writes the operator's own files back, except for those that already exist. Returns the folders
 * used.
 */
export async function restoreOwnFiles(
  archive: Archive,
  folders: Record<OwnFolder, string>,
): Promise<string[]> {
  const used = new Set<string>();
  for (const entry of archive.names) {
    const [folder, name] = entry.split('/');
    const own = OWN_FOLDERS.find((one) => one === folder);
    if (own === undefined || name === undefined || !NAMES[own].test(name)) continue;
    await mkdir(folders[own], { recursive: true });
    const content = await archive.read(entry);
    await writeFile(join(folders[own], name), content, { flag: 'wx' }).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
    used.add(folders[own]);
  }
  return [...used];
}

async function listFiles(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
}
