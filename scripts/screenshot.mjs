/** `npm run screenshot`: updates docs/screenshot.png, the picture in the README. */
import { join } from 'node:path';
import { buildWeb } from './lib/build-web.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { nodeEnvironment, pinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain(async () => {
  await ensureDependencies({ dev: true });
  const node = pinnedNode();
  await buildWeb(node);
  return await run(
    [
      ...[node, join(root, 'node_modules/@playwright/test/cli.js'), 'test'],
      ...[
        '--config',
        join(root, 'e2e/playwright.config.ts'),
        '--grep',
        'the screenshot in the README',
      ],
    ],
    { env: { ...nodeEnvironment(node), UPDATE_SCREENSHOT: '1' }, cwd: join(root, 'e2e') },
  );
});
