/** `npm run bench [-- NAME …]`: runs every benchmark in bench/src, or those whose name contains NAME. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { nodeEnvironment, pinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain(async () => {
  await ensureDependencies();
  const node = pinnedNode();
  const names = process.argv.slice(2);
  const files = readdirSync(join(root, 'bench/src'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
    .sort();
  if (files.length === 0) throw new Error(`No benchmark has a name with: ${names.join(', ')}`);
  const failed = [];
  for (const file of files) {
    console.log(`\n== ${file.slice(0, -3)}`);
    const code = await run([node, '--expose-gc', join(root, 'bench/src', file)], {
      env: nodeEnvironment(node),
    });
    if (code !== 0) failed.push(file);
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
});
