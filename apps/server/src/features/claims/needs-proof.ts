import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i;

/** Headers that reverse proxies and tunnels add. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Returns whether a claim needs a proof that strangers cannot make. It does not on a server that
 * only its own machine can reach, whose one user is its operator. A server behind a reverse proxy
 * listens on localhost, too: its settings, or the headers of a request, show that others reach it.
 */
export function needsProof(
  { host, trustProxy, publicUrl }: Pick<Config, 'host' | 'trustProxy' | 'publicUrl'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): boolean {
  const isLocalServer =
    LOOPBACK.test(host) &&
    trustProxy === 0 &&
    (publicUrl === undefined || isLoopbackUrl(publicUrl));
  return (
    !isLocalServer ||
    PROXY_HEADERS.some((name) => headers[name] !== undefined) ||
    // A request to a name that leads to this machine from elsewhere, such as that of a tunnel.
    !isLoopbackUrl(`http://${headers.host ?? ''}`)
  );
}

function isLoopbackUrl(url: string): boolean {
  return LOOPBACK.test(URL.parse(url)?.hostname ?? '');
}
