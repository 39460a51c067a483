import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { getCleanEnvironment, type Product } from './launch-product.ts';
import { repository } from './repository.ts';

/**
 * Starts `npm run demo` on a free port: the product with its back end in the page, and a server of
 * files only.
 */
export async function launchDemo(): Promise<Product> {
  const program = spawn(process.execPath, [join(repository, 'scripts/demo.mjs'), '--built'], {
    env: { ...getCleanEnvironment(), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  const baseURL = await new Promise<string>((resolve, reject) => {
    createInterface(program.stdout).on('line', (line) => {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      // Playwright's configuration also addresses the server by its IP address.
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
    });
    ended.then(() =>
      reject(new Error('The demo did not start; is it built? Run npm run build:demo')),
    );
  });
  return {
    baseURL,
    // Its back end runs in the page and logs there.
    log: () => '',
    async stop() {
      program.kill('SIGTERM');
      await ended;
    },
  };
}
