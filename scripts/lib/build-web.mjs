import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hash-files.mjs';
import { nodeEnvironment } from './pinned-node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const WEB = join(root, 'apps/web');
/** Files and folders that the web app is built from, including those that its guide shows. */
const INPUTS = [
  'apps/web',
  'packages',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'biome.json',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'compose.yaml',
  'Dockerfile',
  'README.md',
  'SECURITY.md',
  'THIRD_PARTY_NOTICES.md',
  'docs',
  'apps/server/src/config.ts',
  'apps/server/src/features/auth/request-authenticator.ts',
  'apps/server/src/features/web/page-policy.ts',
  'apps/server/src/http/security-headers.ts',
];

const isInput = (path) => !/(^|\/)(dist(-[\w-]+)?|node_modules)$|\.test\.tsx?$/.test(path);

export const demoFolder = join(WEB, 'dist-demo');

/** The two builds: the web app of a server, and the demo, which needs no server. */
const BUILDS = {
  production: { name: 'the web app', folder: join(WEB, 'dist') },
  demo: { name: 'the demo', folder: demoFolder },
};

/**
 * Builds the web app, unless the existing build is of exactly these sources. It is built in a
 * temporary folder and moved into place when complete, so that concurrent builds do not mix and a
 * running server never serves half of one.
 * @param {string} node
 * @param {'production' | 'demo'} [mode]
 * @param {string} [base] the base path on its host, beginning and ending with a slash
 * @returns {Promise<string>} the folder
 */
export async function buildWeb(node, mode = 'production', base = '/') {
  const folder = await buildUncompressed(node, mode, base);
  if ((await run(createCompressionCommand(node, folder))) !== 0) {
    throw new Error(`The files of ${folder} were not compressed; the reason is above`);
  }
  return folder;
}

/** Returns the command that compresses the uncompressed files of a build. */
export function createCompressionCommand(node, folder) {
  return [node, join(WEB, 'build/compress-assets.ts'), folder];
}

/** Builds like `buildWeb`, but without compressed files; a server sends the plain ones instead. */
export async function buildUncompressed(node, mode = 'production', base = '/', { signal } = {}) {
  const { name, folder } = BUILDS[mode];
  const stamp = `${hashFiles(INPUTS, isInput)}\n${base}\n`;
  if (isBuiltFrom(folder, stamp)) return folder;
  console.log(`Building ${name} ...`);
  const startedAt = Date.now();
  const newFolder = `${folder}-new-${process.pid}`;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  try {
    const code = await run(
      [
        ...[node, vite, 'build', '--mode', mode, '--base', base],
        ...['--outDir', newFolder, '--logLevel', 'warn'],
      ],
      { cwd: WEB, env: { ...nodeEnvironment(node), NODE_ENV: 'production' }, quiet: true, signal },
    );
    if (code !== 0) throw new Error(`${name} was not built (code ${code}); the reason is above`);
    writeFileSync(join(newFolder, '.build'), stamp);
    moveBuild(newFolder, folder, stamp);
  } finally {
    rmSync(newFolder, { recursive: true, force: true });
  }
  console.log(`Built ${name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return folder;
}

/** Returns the base path of the build in a folder; undefined if there is none. */
export function readBuiltBase(folder) {
  const file = join(folder, '.build');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[1] || '/' : undefined;
}

function isBuiltFrom(folder, stamp) {
  const file = join(folder, '.build');
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** Moves a build into its place, unless another build of the same sources got there first. */
function moveBuild(newFolder, folder, stamp) {
  const oldFolder = `${folder}-old-${process.pid}`;
  for (let attemptsLeft = 20; ; attemptsLeft -= 1) {
    try {
      if (existsSync(folder)) renameSync(folder, oldFolder);
      renameSync(newFolder, folder);
      return;
    } catch (error) {
      // Between the two steps, another build may have moved its own folder here or the old one away.
      if (isBuiltFrom(folder, stamp)) return;
      if (attemptsLeft === 0 || !['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code))
        throw error;
    } finally {
      rmSync(oldFolder, { recursive: true, force: true });
    }
  }
}
