import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Lets pages of the configured origins call the API; browsers withhold the responses from any other.
 */
export async function registerCors(
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    // No credentials: tokens are sent in a header, and the only cookie (`known-devices.ts`) is not
    // meant for pages of other origins.
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
    // Otherwise the plugin responds to OPTIONS without these headers with a 400 of its own format.
    strictPreflight: false,
  });
}
