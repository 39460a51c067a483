import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Returns a hash of the names and contents of files and folders, given relative to the clone.
 * Missing ones are ignored.
 * @param {string[]} paths
 * @param {(path: string) => boolean} [isWanted] called for files and folders
 */
export function hashFiles(paths, isWanted = () => true) {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path, isWanted);
  return hash.digest('hex');
}

function add(hash, path, isWanted) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined || !isWanted(path)) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) add(hash, `${path}/${name}`, isWanted);
    return;
  }
  hash.update(`${path}\0${stat.size}\0`).update(readFileSync(join(root, path)));
}
