import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Log } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import type { PostgresBinaries } from './find-binaries.ts';
import { canEnter, chownTree, clusterElsewhere, copyPrograms } from './reachable-place.ts';

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

/**
 * PostgreSQL refuses to run as root. Anyone else runs it directly. Root runs it in a user namespace
 * in which root's files belong to `nobody`: nothing changes outside, and folders that only root can
 * enter stay usable. A cluster that belongs to another user is run as that user. Where the system
 * refuses such namespaces, the account `nobody` runs it, with program and data in a place that
 * account can reach. No account is ever created.
 */
export function chooseRunAs(binaries: PostgresBinaries, wanted: string, log: Log): RunAs {
  if (process.platform === 'win32' || process.getuid?.() !== 0) {
    return { binaries, cluster: wanted, prefix: [], user: undefined };
  }
  const elsewhere = clusterElsewhere(wanted);
  const cluster = existsSync(elsewhere) ? elsewhere : wanted;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) {
    return asUser({ uid: owner.uid, gid: owner.gid }, binaries, cluster);
  }
  if (canUnshare()) return { binaries, cluster, prefix: UNSHARE, user: undefined };
  return asNobody(binaries, wanted, log);
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
  const cluster = reachable(wanted, user.uid);
  log.warn(
    `PostgreSQL cannot run as root and this system does not allow user namespaces: it runs as nobody, with its data in ${cluster}`,
  );
  if (existsSync(wanted)) {
    // Made by root in a namespace, on a system that allowed one.
    if (cluster !== wanted) cpSync(wanted, cluster, { recursive: true, preserveTimestamps: true });
    chownTree(cluster, user);
    if (cluster !== wanted) rmSync(wanted, { recursive: true });
  }
  return asUser(user, binaries, cluster);
}

/** The data folder is closed to others; it is opened for passing through where that suffices. */
function reachable(wanted: string, uid: number): string {
  const dataFolder = dirname(wanted);
  if (!canEnter(dirname(dataFolder), uid)) return clusterElsewhere(wanted, true);
  if (!canEnter(dataFolder, uid)) chmodSync(dataFolder, statSync(dataFolder).mode | 0o011);
  return wanted;
}

function asUser(
  user: { uid: number; gid: number },
  binaries: PostgresBinaries,
  cluster: string,
): RunAs {
  const reached = canEnter(binaries.root, user.uid);
  const programs = reached ? binaries : copyPrograms(binaries, dirname(cluster), user);
  return { binaries: programs, cluster, prefix: [], user };
}

function idOfNobody(flag: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [flag, 'nobody'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    throw new StartError(
      'PostgreSQL cannot run as root and there is no account nobody; start as an ordinary user or set DATABASE_URL',
    );
  }
}

/** Gives a path to the user PostgreSQL runs as. */
export function chownTo(runAs: RunAs, path: string): void {
  if (runAs.user !== undefined) chownSync(path, runAs.user.uid, runAs.user.gid);
}
