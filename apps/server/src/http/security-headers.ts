import type { FastifyInstance } from 'fastify';

/** For responses that are not pages: opened in a browser they are text, and nothing runs. */
const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'";

const HEADERS = Object.entries({
  'content-security-policy': INERT_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});

/** One year, the minimum for browsers' preload lists; sent only where the request came over TLS. */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/**
 * Sets the security headers of every response. They are set on the raw response, so that responses
 * written directly to the socket have them too; a route's own header of the same name wins.
 */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    for (const [name, value] of HEADERS) raw.setHeader(name, value);
    if (request.protocol === 'https') raw.setHeader('strict-transport-security', STRICT_TRANSPORT);
    done();
  });
}
