import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type ApiDocument, renderApiPage } from './render-api-page.ts';

/** The page has its style within it, and no script. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API described for programs (OpenAPI 3.1) and for people. */
export async function apiDocsRoutes(app: FastifyInstance): Promise<void> {
  let page: string | undefined;
  app.get(
    '/api/openapi.json',
    {
      schema: {
        tags: ['Server'],
        summary: 'This API as an OpenAPI 3.1 document',
        response: { 200: z.record(z.string(), z.unknown()) },
      },
      serializerCompiler: () => JSON.stringify,
    },
    async () => app.swagger() as unknown as Record<string, unknown>,
  );
  app.get('/api', { schema: { hide: true } as object }, async (_request, reply) => {
    page ??= renderApiPage(app.swagger() as unknown as ApiDocument);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send(page);
  });
}
