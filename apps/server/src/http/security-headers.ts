import type { FastifyInstance } from 'fastify';

/** For answers that are no page: whoever opens one in a browser gets text and nothing that runs. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

const fixed: Record<string, string> = {
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
const names = Object.entries(fixed);

/** One year, as browsers' preload lists want at least; sent only where the request came by TLS. */
const strictTransport = 'max-age=31536000; includeSubDomains';

/**
 * Headers that close what a page of ours never needs. Set on the raw answer, so that they are also
 * on what is written to the socket directly; a route's own header of the same name wins.
 */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    for (const [name, value] of names) raw.setHeader(name, value);
    if (request.protocol === 'https') raw.setHeader('strict-transport-security', strictTransport);
    done();
  });
}
