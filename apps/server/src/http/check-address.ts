import { createServer } from 'node:net';
import { getErrorCode, StartError } from '../start-error.ts';

interface Address {
  host: string;
  port: number;
}

/**
 * Throws a StartError if the server cannot listen at the address, before anything else is started
 * or created. Another program may still occupy the port afterwards: see `rethrowListenError`.
 */
export async function checkAddress({ host, port }: Address): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port }, resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  } catch (error) {
    rethrowListenError({ host, port }, error);
  }
}

/** Rethrows a listening error as one that an operator can act on, and any other unchanged. */
export function rethrowListenError({ host, port }: Address, error: unknown): never {
  const code = getErrorCode(error);
  if (code === 'EADDRINUSE') {
    throw new StartError(
      `Port ${port} is in use: stop the other program or choose another port with PORT`,
    );
  }
  if (code === 'EACCES') {
    throw new StartError(`Port ${port} is not permitted: choose one above 1023 with PORT`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    throw new StartError(`HOST ${host} is not an address of this machine`);
  }
  throw error;
}
