import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { binariesIn, type PostgresBinaries } from './find-binaries.ts';

/** Where a cluster goes whose own place its user cannot reach. */
const ELSEWHERE = '/var/lib/scrapboard';

interface User {
  uid: number;
  gid: number;
}

/** Whether a user may pass through a folder and all above it; groups are left out of account. */
export function canEnter(folder: string, uid: number): boolean {
  const { mode, uid: owner } = statSync(folder);
  if ((mode & (owner === uid ? 0o100 : 0o001)) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, uid);
}

/** The stand-in for a cluster's place, the same at every start. */
export function clusterElsewhere(wanted: string, make = false): string {
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const folder = join(ELSEWHERE, key);
  if (make) mkdirSync(folder, { recursive: true, mode: 0o755 });
  return join(folder, basename(wanted));
}

/** Copies the programs to where a user can reach them, once for each version of them. */
export function copyPrograms(
  binaries: PostgresBinaries,
  place: string,
  user: User,
): PostgresBinaries {
  const { mtimeMs, size } = statSync(binaries.postgres);
  const key = createHash('sha256').update(`${binaries.root} ${mtimeMs} ${size}`).digest('hex');
  const target = join(place, `postgresql-${key.slice(0, 12)}`);
  if (!existsSync(target)) {
    const half = `${target}.new`;
    rmSync(half, { recursive: true, force: true });
    cpSync(binaries.root, half, { recursive: true, verbatimSymlinks: true });
    chownTree(half, user);
    renameSync(half, target);
  }
  return binariesIn(target);
}

/** Gives a folder and everything in it to a user. */
export function chownTree(folder: string, { uid, gid }: User): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), uid, gid);
  }
  chownSync(folder, uid, gid);
}
