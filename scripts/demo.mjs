/**
 * `npm run demo`: the whole product without a server. Its back end runs in the page; this serves
 * only files. `PORT` and `HOST` as for the server; if a port is in use, the next one is tried. With
 * `--built` it serves the existing build under the base path it was built for.
 */
import { buildWeb, demoFolder, readBuiltBase } from './lib/build-web.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { runMain } from './lib/run-main.mjs';
import { listenFrom, serveFolder } from './lib/serve-folder.mjs';

await runMain(async () => {
  const base = await prepare(process.argv.includes('--built'));
  const host = process.env.HOST || 'localhost';
  const server = serveFolder(demoFolder, base);
  const port = await listenFrom(server, Number(process.env.PORT || 5000), host);
  const name = /^(0\.0\.0\.0|::|127\.0\.0\.1|::1)$/.test(host) ? 'localhost' : host;
  console.log(
    `The demo is at http://${name}:${port}${base === '/' ? '' : base} (stop it with Ctrl-C)`,
  );
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
  });
  server.close();
  server.closeAllConnections();
  return 0;
});

/** Prepares the built demo and returns its base path. */
async function prepare(usesExistingBuild) {
  if (!usesExistingBuild) {
    await ensureDependencies();
    await buildWeb(pinnedNode(), 'demo');
  }
  const base = readBuiltBase(demoFolder);
  if (base === undefined) throw new Error('The demo is not built: run npm run build:demo');
  return base;
}
