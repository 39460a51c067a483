import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface UploadProxy {
  /** Its URL without a trailing slash, under which it answers as the server does. */
  url: string;
  /** Forwards uploads from now on; earlier ones never reach the server. */
  release(): void;
  close(): void;
}

/**
 * Starts a proxy that forwards everything to a server except uploads, which it receives and leaves
 * unanswered, so that an upload lasts until it is stopped, however fast the machine is.
 */
export async function proxyUploads(server: string): Promise<UploadProxy> {
  let isBlocking = true;
  const proxy = createServer((clientRequest, clientResponse) => {
    const { method = 'GET', url = '/', headers } = clientRequest;
    if (isBlocking && method === 'POST' && url === '/api/uploads') {
      clientRequest.resume();
      return;
    }
    const serverRequest = request(new URL(url, server), { method, headers }, (serverResponse) => {
      clientResponse.writeHead(serverResponse.statusCode ?? 502, serverResponse.headers);
      serverResponse.pipe(clientResponse);
    });
    serverRequest.on('error', () => clientResponse.destroy());
    clientResponse.on('close', () => serverRequest.destroy());
    clientRequest.pipe(serverRequest);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    release() {
      isBlocking = false;
    },
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
