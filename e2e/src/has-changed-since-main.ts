import { spawnSync } from 'node:child_process';
import { repository } from './repository.ts';

/**
 * Returns whether these folders or files differ from main: since the branch was created, or on main
 * itself since the previous commit. True if that cannot be determined, as in a copy without
 * history.
 */
export function hasChangedSinceMain(paths: readonly string[]): boolean {
  const base = findBase();
  if (base === undefined) return true;
  const changed = git('diff', '--name-only', base, '--', ...paths);
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...paths);
  return changed === undefined || added === undefined || changed + added !== '';
}

function findBase(): string | undefined {
  const head = git('rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', main);
    if (base !== undefined && base !== head) return base;
  }
  return git('rev-parse', '--verify', 'HEAD~1');
}

/** Returns git's output; undefined if it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
