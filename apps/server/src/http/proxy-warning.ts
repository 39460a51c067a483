import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

const WARNING =
  'There seems to be an untrusted reverse proxy in front of this server: all its visitors share one address and its rate limits. Set SCRAPBOARD_TRUST_PROXY=on';

/**
 * Warns the operator once if their own proxy is mistaken for a visitor: one person's wrong
 * passwords would then lock out everyone. Only for private addresses, because anyone on the
 * internet can send the header.
 */
export function registerProxyWarning(app: FastifyInstance, log: Pick<Log, 'warn'>): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (
      !hasWarned &&
      request.headers['x-forwarded-for'] !== undefined &&
      isPrivateAddress(request.ip)
    ) {
      hasWarned = true;
      log.warn(WARNING);
    }
    done();
  });
}

/** Returns whether an address is loopback, private or unique local (RFC 1918, RFC 4193). */
function isPrivateAddress(address: string): boolean {
  const ipAddress = address.replace(/^::ffff:/i, '');
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/i.test(
    ipAddress,
  );
}
