import { readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { listSessionFolders } from './find-batches.ts';

/** Crossout's app id on Steam, which is the name of its Proton prefix. */
const STEAM_APP_ID = '386180';

export interface Machine {
  platform: NodeJS.Platform;
  home: string;
  environment: Record<string, string | undefined>;
}

const currentMachine = (): Machine => ({
  platform: process.platform,
  home: homedir(),
  environment: process.env,
});

/**
 * Returns the folders in a Windows user's folder where the game may store its logs: the one of current
 * versions (2026) first, then those of older ones.
 */
function listUserLogsFolders(
  home: string,
  localAppData = join(home, 'AppData', 'Local'),
): string[] {
  const documents = join('My Games', 'Crossout', 'logs');
  return [
    join(localAppData, 'Targem', 'Crossout', 'logs'),
    join(home, 'Documents', documents),
    join(home, 'OneDrive', 'Documents', documents),
  ];
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

async function listSubfolders(path: string): Promise<string[]> {
  const names = await readdir(path).catch(() => []);
  return names.map((name) => join(path, name));
}

/** Returns the possible logs folders of all users of a Wine prefix. */
async function listPrefixLogsFolders(prefix: string): Promise<string[]> {
  const users = await listSubfolders(join(prefix, 'drive_c', 'users'));
  return users.flatMap((user) => listUserLogsFolders(user));
}

/** Returns Steam's libraries: its own folder and those in libraryfolders.vdf. */
async function findSteamLibraries(home: string): Promise<string[]> {
  const roots = [
    join(home, '.local', 'share', 'Steam'),
    join(home, '.steam', 'steam'),
    join(home, '.steam', 'root'),
    join(home, '.var', 'app', 'com.valvesoftware.Steam', '.local', 'share', 'Steam'),
    join(home, 'snap', 'steam', 'common', '.local', 'share', 'Steam'),
    join(home, 'Library', 'Application Support', 'Steam'),
  ];
  const listedPaths = await Promise.all(
    roots.map(async (root) => {
      const list = await readFile(join(root, 'steamapps', 'libraryfolders.vdf'), 'utf8').catch(
        () => '',
      );
      return [...list.matchAll(/"path"\s+"((?:[^"\\]|\\.)*)"/g)].map(([, path = '']) =>
        path.replaceAll('\\\\', '\\'),
      );
    }),
  );
  return [...new Set([...roots, ...listedPaths.flat()])];
}

/** Returns every place where the game's logs folder may be on this machine. */
export async function findCandidateFolders(machine: Machine = currentMachine()): Promise<string[]> {
  const { platform, home, environment } = machine;
  if (platform === 'win32') {
    const profile = environment.USERPROFILE || home;
    const oneDrive = [environment.OneDrive, environment.OneDriveConsumer].flatMap((folder) =>
      folder ? [join(folder, 'Documents', 'My Games', 'Crossout', 'logs')] : [],
    );
    return [...new Set([...listUserLogsFolders(profile, environment.LOCALAPPDATA), ...oneDrive])];
  }
  const libraries = await findSteamLibraries(home);
  const prefixes = [
    ...(environment.WINEPREFIX ? [environment.WINEPREFIX] : []),
    ...libraries.map((library) => join(library, 'steamapps', 'compatdata', STEAM_APP_ID, 'pfx')),
    join(home, '.wine'),
    ...(await listSubfolders(join(home, 'Games'))),
    ...(await listSubfolders(join(home, '.local', 'share', 'lutris', 'prefixes'))),
    ...(await listSubfolders(join(home, '.local', 'share', 'bottles', 'bottles'))),
  ];
  return [...new Set((await Promise.all(prefixes.map(listPrefixLogsFolders))).flat())];
}

/** Returns the game's logs folder on this machine; of several, the most recently played. */
export async function findLogsFolder(machine: Machine = currentMachine()): Promise<string | null> {
  const candidates = await findCandidateFolders(machine);
  const existingFolders: { folder: string; newest: string }[] = [];
  for (const folder of candidates) {
    if (!(await isFolder(folder))) continue;
    const sessions = await listSessionFolders(folder);
    existingFolders.push({ folder, newest: sessions.at(-1)?.slice(folder.length) ?? '' });
  }
  existingFolders.sort((a, b) => (a.newest < b.newest ? 1 : a.newest > b.newest ? -1 : 0));
  return existingFolders[0]?.folder ?? null;
}
