import { join } from 'node:path';
import { footerPage, footerPageName, footerPageQuery } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { readPage } from './read-page.ts';

const params = z.object({ page: footerPageName });

/** `GET /api/pages/{page}` */
export async function pageRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { config, log } = deps;
  const folder = config.pagesFolder ?? join(config.dataFolder, 'pages');
  app.get(
    '/api/pages/:page',
    {
      schema: {
        tags: ['Server'],
        summary: 'What the operator of this server wrote for a page of the footer',
        params,
        querystring: footerPageQuery,
        response: answers(footerPage, 400),
      },
    },
    ({ params: { page }, query: { language } }) => readPage(folder, page, language ?? null, log),
  );
}
