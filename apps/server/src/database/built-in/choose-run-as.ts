import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Log } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import type { PostgresBinaries } from './find-binaries.ts';
import { canEnter, chownTree, copyPrograms, fallbackClusterPath } from './reachable-folder.ts';

/** The user and the programs with which PostgreSQL runs. */
export interface RunAs {
  binaries: PostgresBinaries;
  /** The folder of the cluster. */
  cluster: string;
  /** Prefix of every PostgreSQL command. */
  prefix: string[];
  /** The user to run as; undefined: the server's own user. */
  user: { uid: number; gid: number } | undefined;
}

const UNSHARE = ['unshare', '-U', '--map-user=65534', '--map-group=65534', '--'];

/**
 * Chooses how to run PostgreSQL, which refuses to run as root. Any other user runs it directly.
 * Root runs it in a user namespace in which root's files belong to `nobody`: nothing changes
 * outside, and folders that only root can enter stay usable. A cluster that belongs to another user
 * is run as that user. Where the system refuses such namespaces, the account `nobody` runs it, with
 * program and data in a place that account can reach. No account is ever created.
 */
export function chooseRunAs(binaries: PostgresBinaries, defaultCluster: string, log: Log): RunAs {
  if (process.platform === 'win32' || process.getuid?.() !== 0) {
    return { binaries, cluster: defaultCluster, prefix: [], user: undefined };
  }
  const fallback = fallbackClusterPath(defaultCluster);
  const cluster = existsSync(fallback) ? fallback : defaultCluster;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) {
    return runAsUser({ uid: owner.uid, gid: owner.gid }, binaries, cluster);
  }
  if (canUnshare()) return { binaries, cluster, prefix: UNSHARE, user: undefined };
  return runAsNobody(binaries, defaultCluster, log);
}

function canUnshare(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const [command = '', ...unshareArguments] = UNSHARE;
    const id = execFileSync(command, [...unshareArguments, 'id', '-u'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return id.toString().trim() === '65534';
  } catch {
    return false;
  }
}

function runAsNobody(binaries: PostgresBinaries, defaultCluster: string, log: Log): RunAs {
  const user = { uid: fetchNobodyId('-u'), gid: fetchNobodyId('-g') };
  const cluster = findReachableCluster(defaultCluster, user.uid);
  log.warn(
    `PostgreSQL cannot run as root and this system does not allow user namespaces: it runs as nobody, with its data in ${cluster}`,
  );
  if (existsSync(defaultCluster)) {
    // Created by root in a namespace, when the system allowed one.
    if (cluster !== defaultCluster)
      cpSync(defaultCluster, cluster, { recursive: true, preserveTimestamps: true });
    chownTree(cluster, user);
    if (cluster !== defaultCluster) rmSync(defaultCluster, { recursive: true });
  }
  return runAsUser(user, binaries, cluster);
}

/** Returns a cluster path the user can reach; makes the data folder enterable if that is enough. */
function findReachableCluster(defaultCluster: string, uid: number): string {
  const dataFolder = dirname(defaultCluster);
  if (!canEnter(dirname(dataFolder), uid)) {
    const fallback = fallbackClusterPath(defaultCluster);
    mkdirSync(dirname(fallback), { recursive: true, mode: 0o755 });
    return fallback;
  }
  if (!canEnter(dataFolder, uid)) chmodSync(dataFolder, statSync(dataFolder).mode | 0o011);
  return defaultCluster;
}

function runAsUser(
  user: { uid: number; gid: number },
  binaries: PostgresBinaries,
  cluster: string,
): RunAs {
  const isReachable = canEnter(binaries.root, user.uid);
  const programs = isReachable ? binaries : copyPrograms(binaries, dirname(cluster), user);
  return { binaries: programs, cluster, prefix: [], user };
}

function fetchNobodyId(flag: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [flag, 'nobody'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    throw new StartError(
      'PostgreSQL cannot run as root and there is no account nobody; start as an ordinary user or set DATABASE_URL',
    );
  }
}

/** Makes the user that PostgreSQL runs as the owner of a path. */
export function chownTo(runAs: RunAs, path: string): void {
  if (runAs.user !== undefined) chownSync(path, runAs.user.uid, runAs.user.gid);
}
