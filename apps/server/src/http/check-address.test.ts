import { createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { checkAddress } from './check-address.ts';

const HOST = '127.0.0.1';

test('accepts a free port and leaves it free', async () => {
  const server = await listen();
  const port = portOf(server);
  server.close();
  await checkAddress({ host: HOST, port });
  await checkAddress({ host: HOST, port });
});

test('rejects a port in use with one line that says what to do', async () => {
  const server = await listen();
  try {
    const port = portOf(server);
    const checkPromise = checkAddress({ host: HOST, port });
    await expect(checkPromise).rejects.toThrow(StartError);
    await expect(checkPromise).rejects.toThrow(
      `Port ${port} is in use: stop the other program or choose another port with PORT`,
    );
  } finally {
    server.close();
  }
});

test('rejects an address of another machine', async () => {
  await expect(checkAddress({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    'HOST 192.0.2.1 is not an address of this machine',
  );
});

/** Starts a server on a free port. */
function listen(): Promise<Server> {
  const server = createServer();
  return new Promise((resolve) => server.listen({ host: HOST, port: 0 }, () => resolve(server)));
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return address.port;
}
