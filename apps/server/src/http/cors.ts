import type { FastifyInstance } from 'fastify';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const exposed =
  'ETag, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Content-Disposition';

/** Lets pages of the configured origins call the API; of any other, browsers keep the answers. */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    // On the raw answer, for event streams, which are written to it directly.
    reply.raw.setHeader('vary', 'origin');
    if (origin === undefined || !origins.includes(origin)) return done();
    // No credentials: tokens travel in a header, and there are no cookies.
    reply.raw.setHeader('access-control-allow-origin', origin);
    reply.raw.setHeader('access-control-expose-headers', exposed);
    const preflight =
      request.method === 'OPTIONS' &&
      request.headers['access-control-request-method'] !== undefined;
    if (!preflight) return done();
    reply
      .code(204)
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', '600')
      .send();
  });
}
