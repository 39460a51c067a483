import type { FastifyInstance } from 'fastify';
import { createRouteOptions } from '../../http/route-options.ts';
import { sendConditional } from '../../http/send-conditional.ts';
import { type ApiDocument, renderApiPage } from './render-api-page.ts';

/** The page contains its style and has no script. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the API's documentation for programs (OpenAPI 3.1) and for people. */
export async function apiDocsRoutes(app: FastifyInstance): Promise<void> {
  let page: string | undefined;
  // Sent as it is, because no schema describes the document itself.
  app.route({
    ...createRouteOptions('GET /api/openapi.json'),
    serializerCompiler: () => JSON.stringify,
    onSend: sendConditional,
    handler: async () => app.swagger(),
  });
  app.get(
    '/api',
    { schema: { hide: true } as object, onSend: sendConditional },
    async (_request, reply) => {
      page ??= renderApiPage(app.swagger() as unknown as ApiDocument);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', PAGE_POLICY)
        .send(page);
    },
  );
}
