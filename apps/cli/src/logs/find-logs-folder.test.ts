import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLogsFolder, type Machine } from './find-logs-folder.ts';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'home-'));
});
afterEach(() => rm(home, { recursive: true }));

async function makeFolder(...path: string[]): Promise<string> {
  const folder = join(home, ...path);
  await mkdir(folder, { recursive: true });
  return folder;
}

const windowsMachine = (environment: Record<string, string> = {}): Machine => ({
  platform: 'win32',
  home,
  environment: { USERPROFILE: home, ...environment },
});
const linuxMachine = (environment: Record<string, string> = {}): Machine => ({
  platform: 'linux',
  home,
  environment,
});
const localLogs = ['AppData', 'Local', 'Targem', 'Crossout', 'logs'];
const documentsLogs = ['Documents', 'My Games', 'Crossout', 'logs'];

test('finds no folder if the game has never run', async () => {
  expect(await findLogsFolder(windowsMachine())).toBeNull();
  expect(await findLogsFolder(linuxMachine())).toBeNull();
});

test.each<[string, string[], Machine['platform']]>([
  ['the local folder of Windows', localLogs, 'win32'],
  ['the documents of Windows', documentsLogs, 'win32'],
  ['the documents in OneDrive', ['OneDrive', ...documentsLogs], 'win32'],
  ['Wine', ['.wine', 'drive_c', 'users', 'me', ...localLogs], 'linux'],
  [
    'Proton',
    '.local/share/Steam/steamapps/compatdata/386180/pfx/drive_c/users/steamuser'
      .split('/')
      .concat(localLogs),
    'linux',
  ],
  [
    'Proton of a Steam Flatpak',
    '.var/app/com.valvesoftware.Steam/.local/share/Steam/steamapps/compatdata/386180/pfx/drive_c/users/steamuser'
      .split('/')
      .concat(documentsLogs),
    'linux',
  ],
])('finds %s', async (_where, path, platform) => {
  const folder = await makeFolder(...path);
  const machine = platform === 'win32' ? windowsMachine() : linuxMachine();
  expect(await findLogsFolder(machine)).toBe(folder);
});

test('finds a second Steam library and a Wine prefix from the environment', async () => {
  const library = join(home, 'games', 'library');
  const steamapps = await makeFolder('.local', 'share', 'Steam', 'steamapps');
  await writeFile(
    join(steamapps, 'libraryfolders.vdf'),
    `"libraryfolders"\n{\n  "0"\n  {\n    "path"    "${library}"\n  }\n}\n`,
  );
  const prefix = ['pfx', 'drive_c', 'users', 'steamuser', ...localLogs];
  const proton = await makeFolder(
    'games',
    'library',
    'steamapps',
    'compatdata',
    '386180',
    ...prefix,
  );
  expect(await findLogsFolder(linuxMachine())).toBe(proton);
  const wine = await makeFolder(
    'prefix',
    'drive_c',
    'users',
    'me',
    ...localLogs,
    '2026.05.07 09.58.30',
  );
  expect(await findLogsFolder(linuxMachine({ WINEPREFIX: join(home, 'prefix') }))).toBe(
    join(wine, '..'),
  );
});

test('picks the most recently played of several folders', async () => {
  await makeFolder(...documentsLogs, '2020.01.01 10.00.00');
  await makeFolder(...localLogs, '2026.05.07 09.58.30');
  await makeFolder('OneDrive', ...documentsLogs);
  expect(await findLogsFolder(windowsMachine())).toBe(join(home, ...localLogs));
});
