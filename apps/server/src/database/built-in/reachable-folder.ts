import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type PostgresBinaries, resolveBinaries } from './find-binaries.ts';

/** Where clusters are stored whose own path their user cannot reach. */
const FALLBACK_FOLDER = '/var/lib/scrapboard';

interface User {
  uid: number;
  gid: number;
}

/** Returns whether a user may enter a folder and all its parents; groups are ignored. */
export function canEnter(folder: string, uid: number): boolean {
  const { mode, uid: owner } = statSync(folder);
  if ((mode & (owner === uid ? 0o100 : 0o001)) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, uid);
}

/** Returns the fallback path of a cluster, the same at every start. */
export function fallbackClusterPath(defaultCluster: string): string {
  const key = createHash('sha256').update(defaultCluster).digest('hex').slice(0, 12);
  return join(FALLBACK_FOLDER, key, basename(defaultCluster));
}

/** Copies the programs to a folder a user can reach, once per version. */
export function copyPrograms(
  binaries: PostgresBinaries,
  parent: string,
  user: User,
): PostgresBinaries {
  const { mtimeMs, size } = statSync(binaries.postgres);
  const key = createHash('sha256').update(`${binaries.root} ${mtimeMs} ${size}`).digest('hex');
  const target = join(parent, `postgresql-${key.slice(0, 12)}`);
  if (!existsSync(target)) {
    const draft = `${target}.new`;
    rmSync(draft, { recursive: true, force: true });
    cpSync(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
    chownTree(draft, user);
    renameSync(draft, target);
  }
  return resolveBinaries(target);
}

/** Changes the owner of a folder and everything in it. */
export function chownTree(folder: string, { uid, gid }: User): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), uid, gid);
  }
  chownSync(folder, uid, gid);
}
