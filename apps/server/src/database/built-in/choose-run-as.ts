import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Log } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import { binariesIn, type PostgresBinaries } from './find-binaries.ts';

/** Under which identity, and from where, PostgreSQL runs. */
export interface RunAs {
  binaries: PostgresBinaries;
  /** The folder that holds the cluster. */
  cluster: string;
  /** Put before every PostgreSQL command. */
  prefix: string[];
  /** The user to run as; undefined: the one who runs the server. */
  user: { uid: number; gid: number } | undefined;
}

const UNSHARE = ['unshare', '-U', '--map-user=65534', '--map-group=65534', '--'];
const ELSEWHERE = '/var/lib/scrapboard';

/**
 * PostgreSQL refuses to run as root. Anyone else runs it directly. Root runs it in a user namespace
 * in which root's files belong to `nobody`: nothing changes outside, and folders that only root can
 * enter stay usable. Where the system refuses such namespaces, the account `nobody` runs it, with
 * program and data in a place that account can reach. No account is ever created.
 */
export function chooseRunAs(binaries: PostgresBinaries, cluster: string, log: Log): RunAs {
  if (process.platform === 'win32' || process.getuid?.() !== 0) {
    return { binaries, cluster, prefix: [], user: undefined };
  }
  if (canUnshare()) return { binaries, cluster, prefix: UNSHARE, user: undefined };
  return asNobody(binaries, cluster, log);
}

function canUnshare(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const [command = '', ...rest] = UNSHARE;
    const id = execFileSync(command, [...rest, 'id', '-u'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return id.toString().trim() === '65534';
  } catch {
    return false;
  }
}

function asNobody(binaries: PostgresBinaries, wanted: string, log: Log): RunAs {
  const user = { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
  const cluster = canEnter(dirname(wanted)) ? wanted : placeElsewhere(wanted);
  const programs = canEnter(binaries.root) ? binaries : copyPrograms(binaries, dirname(cluster));
  log.warn(
    `PostgreSQL does not run as root and this system allows no user namespace: it runs as nobody, its data lies in ${cluster}`,
  );
  return { binaries: programs, cluster, prefix: [], user };
}

function idOfNobody(flag: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [flag, 'nobody'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    throw new StartError(
      'PostgreSQL does not run as root and there is no account nobody; start as an ordinary user or set DATABASE_URL',
    );
  }
}

/** Whether everybody may pass through a folder and all above it. */
function canEnter(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(parent);
}

function placeElsewhere(wanted: string): string {
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const folder = join(ELSEWHERE, key);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return join(folder, basename(wanted));
}

function copyPrograms(binaries: PostgresBinaries, place: string): PostgresBinaries {
  const version = createHash('sha256')
    .update(binaries.root)
    .update(String(statSync(binaries.postgres).mtimeMs));
  const target = join(place, `postgresql-${version.digest('hex').slice(0, 12)}`);
  if (!existsSync(target)) {
    const half = `${target}.${process.pid}`;
    cpSync(binaries.root, half, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, target);
    } finally {
      rmSync(half, { recursive: true, force: true });
    }
  }
  return binariesIn(target);
}

/** Gives a path to the user PostgreSQL runs as. */
export function giveTo(runAs: RunAs, path: string): void {
  if (runAs.user !== undefined) chownSync(path, runAs.user.uid, runAs.user.gid);
}
