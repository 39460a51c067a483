import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets pages of the configured origins call the API; from any other, browsers withhold the answers. */
export async function registerCors(
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    // No credentials: tokens travel in a header, and there are no cookies.
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type'],
    exposedHeaders: [
      'ETag',
      'Location',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'X-Request-Id',
      'Content-Disposition',
    ],
    maxAge: 600,
    // Otherwise OPTIONS without their headers is answered 400 in the plugin's own words.
    strictPreflight: false,
  });
}
