import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { arePackagesCurrent } from './are-packages-current.mjs';
import { hashFiles } from './hash-files.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const STAMP_FILE = join(root, 'node_modules/.scrapboard-dependencies');

/**
 * Installs the dependencies of the lock file unless they are installed, which the stamp in
 * node_modules shows: it contains a hash of the lock file and of every package.json, for this
 * platform. Building and running need only the dependencies; the development dependencies are added
 * when a program first needs them.
 * @param {{ dev?: boolean }} [options] whether the development dependencies are needed too
 */
export async function ensureDependencies({ dev = false } = {}) {
  const hash = `${hashFiles(manifestPaths())} ${process.platform}-${process.arch}`;
  const runtimeStamp = `${hash}\n`;
  const fullStamp = `${hash} dev\n`;
  const stamp = dev ? fullStamp : runtimeStamp;
  if ([stamp, fullStamp].includes(readText(STAMP_FILE))) return;
  if (isInstalled({ dev })) {
    writeStamp(stamp);
    return;
  }
  // npm ci removes existing packages first; npm install adds the missing ones.
  const isCompleting = dev && isInstalled({ dev: false });
  console.log(
    isCompleting
      ? 'Installing the development dependencies ...'
      : 'Installing dependencies from the lock file (the first time takes a minute) ...',
  );
  const startedAt = Date.now();
  const command = isCompleting ? ['install', '--no-save'] : ['ci'];
  const flags = [dev ? '--include=dev' : '--omit=dev', '--include=optional'];
  // Install scripts are skipped: none is needed, and newer npm versions do not run them either.
  const install = (...extraArguments) =>
    run(
      [
        ...npmCommand(),
        ...command,
        ...flags,
        '--ignore-scripts',
        '--no-progress',
        ...extraArguments,
      ],
      {
        env: npmCacheEnvironment(),
        quiet: true,
      },
    );
  // The first attempt uses npm's cache without querying the registry, which would take a third of
  // npm's time. A cache older than the lock file lacks its versions; then the registry is queried.
  const code = (await install('--prefer-offline')) && (await install());
  if (code !== 0) {
    throw new Error(`npm ${command[0]} failed with code ${code}; its output is above`);
  }
  writeStamp(stamp);
  console.log(`Installed dependencies in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

function manifestPaths() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const folders = Object.keys(packages).filter((path) => !path.includes('node_modules'));
  return [
    'package-lock.json',
    ...folders.map((path) => (path ? `${path}/package.json` : 'package.json')),
  ];
}

/** Returns whether npm has installed everything, by the lock file that it writes to node_modules. */
function isInstalled({ dev }) {
  const installedLock = readText(join(root, 'node_modules/.package-lock.json'));
  if (installedLock === undefined) return false;
  return arePackagesCurrent({
    locked: JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages,
    installed: JSON.parse(installedLock).packages,
    exists: (path) => existsSync(join(root, path)),
    dev,
  });
}

function npmCommand() {
  const path = process.env.npm_execpath;
  if (path?.endsWith('.js')) return [process.execPath, path];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}

/**
 * Returns environment variables for npm: users without a home folder, such as nobody, get its cache
 * in the temporary folder.
 */
function npmCacheEnvironment() {
  try {
    const home = homedir();
    const isWritable = statSync(home).isDirectory() && canWrite(join(home, '.npm'));
    if (isWritable) return {};
  } catch {
    // No home at all.
  }
  return { npm_config_cache: join(tmpdir(), `scrapboard-npm-${process.getuid?.() ?? 'user'}`) };
}

function canWrite(folder) {
  mkdirSync(folder, { recursive: true });
  const probe = join(folder, `.write-test-${process.pid}`);
  writeFileSync(probe, '');
  rmSync(probe);
  return true;
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Writes the stamp. If node_modules belongs to another user, the check is repeated next time. */
function writeStamp(text) {
  try {
    writeFileSync(STAMP_FILE, text);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}
