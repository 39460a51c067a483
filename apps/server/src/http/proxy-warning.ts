import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

const warning =
  'There seems to be an untrusted reverse proxy in front of this server: all its visitors share one address and its rate limits. Set SCRAPBOARD_TRUST_PROXY=on';

/**
 * Tells the operator once that a proxy of his own is taken for a visitor: wrong passwords of one
 * person would keep out everybody. Elsewhere on the internet anybody can send the header.
 */
export function registerProxyWarning(app: FastifyInstance, log: Pick<Log, 'warn'>): void {
  let told = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!told && request.headers['x-forwarded-for'] !== undefined && isNear(request.ip)) {
      told = true;
      log.warn(warning);
    }
    done();
  });
}

/** Loopback, private and unique local addresses (RFC 1918, RFC 4193). */
function isNear(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/i.test(plain);
}
