/**
 * `npm run demo`: the whole product without a server. Its back end runs in the page; what is served
 * here are files. `PORT` and `HOST` as for the server; a port that is taken leads to the next one.
 * With `--built` what is built is served as it is.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, demoFolder } from './lib/build-web.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { runMain } from './lib/fail.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { listenFrom, serveFolder } from './lib/serve-folder.mjs';

await runMain(async () => {
  const folder = await prepare(process.argv.includes('--built'));
  const host = process.env.HOST || 'localhost';
  const server = serveFolder(folder);
  const port = await listenFrom(server, Number(process.env.PORT || 5000), host);
  const name = /^(0\.0\.0\.0|::|127\.0\.0\.1|::1)$/.test(host) ? 'localhost' : host;
  console.log(`The demo is at http://${name}:${port} (stop it with Ctrl-C)`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
  });
  server.close();
  server.closeAllConnections();
  return 0;
});

async function prepare(built) {
  if (!built) {
    await ensureDependencies();
    return await buildWeb(pinnedNode(), 'demo');
  }
  if (existsSync(join(demoFolder, 'index.html'))) return demoFolder;
  throw new Error('The demo is not built: run npm run build:demo');
}
