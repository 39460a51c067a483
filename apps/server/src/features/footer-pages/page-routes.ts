import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { readPage } from './read-page.ts';

/** Serves the operator's own texts for the footer pages. */
export async function pageRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, log } = deps;
  const folder = config.pagesFolder ?? join(config.dataFolder, 'pages');
  const addRoute = createAddRoute(app, deps);

  addRoute('GET /api/pages/{page}', ({ params: { page }, query: { language } }) =>
    readPage(folder, page, language ?? null, log),
  );
}
