import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hash-files.mjs';
import { withPinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const STAMP = join(root, 'apps/web/dist/.build');
const INPUTS = [
  'apps/web',
  'packages/catalogue',
  'packages/contract',
  'packages/match-log',
  'packages/statistics',
  'package-lock.json',
  'tsconfig.base.json',
];

const isInput = (path) => !/(^|\/)(dist|node_modules)$|\.test\.tsx?$/.test(path);

/** Builds the web app, unless what is built comes from the very same sources. */
export async function buildWeb(node) {
  const wanted = `${hashFiles(INPUTS, isInput)}\n`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the web app ...');
  const started = Date.now();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const code = await run([node, vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    env: { ...withPinnedNode(node), NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) throw new Error(`The web app was not built (code ${code}); the reason is above`);
  writeFileSync(STAMP, wanted);
  console.log(`Built the web app in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
