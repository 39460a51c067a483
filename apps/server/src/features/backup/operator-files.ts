import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { getErrorCode } from '../../start-error.ts';
import { OPERATOR_FOLDERS, type OperatorFolder } from './archive-manifest.ts';
import type { Archive } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';

/** Names of the files that the operator writes: texts of footer pages, and game data. */
const FILE_NAMES: Record<OperatorFolder, RegExp> = {
  pages: /^[\w.-]{1,80}\.md$/,
  catalogue: /^[\w.-]{1,80}\.json$/,
};

/** Returns the folders of the operator's files, by default those in the data folder. */
export function resolveOperatorFolders(
  config: Pick<Config, 'dataFolder' | 'pagesFolder' | 'catalogueFolder'>,
): Record<OperatorFolder, string> {
  const { dataFolder } = config;
  return {
    pages: config.pagesFolder ?? join(dataFolder, 'pages'),
    catalogue: config.catalogueFolder ?? join(dataFolder, 'catalogue'),
  };
}

/** Adds the operator's files to a backup. */
export async function addOperatorFiles(
  archive: ArchiveWriter,
  folders: Record<OperatorFolder, string>,
): Promise<void> {
  for (const folder of OPERATOR_FOLDERS) {
    const names = (await listFiles(folders[folder])).filter((name) =>
      FILE_NAMES[folder].test(name),
    );
    for (const name of names.sort()) {
      await archive.add(`${folder}/${name}`, await readFile(join(folders[folder], name)));
    }
  }
}

/**
 * Restores the operator's files, except for those that already exist. Returns the folders that were
 * used.
 */
export async function restoreOperatorFiles(
  archive: Archive,
  folders: Record<OperatorFolder, string>,
): Promise<string[]> {
  const usedFolders = new Set<string>();
  for (const entry of archive.names) {
    const [folder, name] = entry.split('/');
    const operatorFolder = OPERATOR_FOLDERS.find((name) => name === folder);
    if (
      operatorFolder === undefined ||
      name === undefined ||
      !FILE_NAMES[operatorFolder].test(name)
    )
      continue;
    await mkdir(folders[operatorFolder], { recursive: true });
    const content = await archive.read(entry);
    await writeFile(join(folders[operatorFolder], name), content, { flag: 'wx' }).catch(
      (error: unknown) => {
        if (getErrorCode(error) !== 'EEXIST') throw error;
      },
    );
    usedFolders.add(folders[operatorFolder]);
  }
  return [...usedFolders];
}

async function listFiles(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
}
