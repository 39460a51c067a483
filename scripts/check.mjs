/** `npm run check`: types, lint, format, dead code, architecture and the download size of the web app. */
import { join } from 'node:path';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { runMain } from './lib/run-main.mjs';
import { buildSteps, checkSteps, runSteps } from './lib/steps.mjs';

await runMain(async () => {
  await ensureDependencies({ dev: true });
  const node = pinnedNode();
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const steps = [
    ...checkSteps(node),
    { name: 'architecture', command: [node, vitest, 'run', '--project', 'scripts'] },
    ...buildSteps(node),
  ];
  const { passed, failed } = await runSteps(steps, node);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
