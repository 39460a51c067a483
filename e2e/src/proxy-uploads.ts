import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface UploadProxy {
  /** Its URL without a trailing slash, under which it answers as the server does. */
  url: string;
  /** From now on, uploads are forwarded; earlier ones never reach the server. */
  release(): void;
  close(): void;
}

/**
 * Starts a proxy that forwards everything to a server except uploads, which it receives and leaves
 * unanswered. So an upload lasts until it is stopped, however fast the machine is.
 */
export async function proxyUploads(server: string): Promise<UploadProxy> {
  let isBlocking = true;
  const proxy = createServer((incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming;
    if (isBlocking && method === 'POST' && url === '/api/uploads') {
      incoming.resume();
      return;
    }
    const outgoing = request(new URL(url, server), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
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
