import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ApiError, notFound } from '@scrapboard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { preferredEncoding } from '../../http/encodings.ts';
import { registerErrorHandler } from '../../http/error-handler.ts';
import { matchesEtag } from '../../http/etag.ts';
import type { Log } from '../../log.ts';
import { createIndexPage, defaultTitle, type IndexPage } from './index-page.ts';
import { createPagePolicy } from './page-policy.ts';

type SiteConfig = Pick<Config, 'siteName' | 'title' | 'googleMapsKey'>;

/** What the build puts its hash into the name of may be kept for ever. */
const hashedName = /^\/assets\/|[-.][\w-]{8,}\.(js|css|woff2|svg|png|webp|json)$/;

/**
 * The built web app: files from disk as they were compressed by the build, never held in memory;
 * every path that is nobody else's gets index.html, because the browser knows the pages.
 */
export async function webRoutes(
  app: FastifyInstance,
  { webFolder, log, config }: { webFolder: string; log: Log; config: SiteConfig },
): Promise<void> {
  const indexFile = join(webFolder, 'index.html');
  const policy = createPagePolicy(indexFile, { googleMaps: config.googleMapsKey !== undefined });
  const { siteName, title = defaultTitle(siteName) } = config;
  const readIndex = createIndexPage(indexFile, { siteName, title });
  await app.register(fastifyStatic, {
    root: webFolder,
    // The page is sent below, with the names of this server in it.
    allowedPath: (path) => !/^\/(index\.html.*)?$/.test(path),
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    suppressWarning: true,
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', policy());
      reply.header('cache-control', cacheControl(path.slice(webFolder.length)));
    },
  });
  registerErrorHandler(app, log);
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw notFound(`There is nothing at ${request.method} ${request.url}`);
    const page = readIndex();
    if (page === null) {
      throw new ApiError(503, 'not_built', 'The web app is not built yet. Run npm start.');
    }
    reply.header('content-security-policy', policy());
    return sendIndex(request, reply, page);
  });
}

function cacheControl(path: string): string {
  const name = path.replaceAll('\\', '/').replace(/\.(br|gz)$/, '');
  return hashedName.test(name) && basename(name) !== 'index.html'
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}

/** A person's browser asking for a page, as opposed to a program, or a file that is missing. */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?', 1)[0] ?? '';
  if (/^\/(api|dev|assets)(\/|$)/.test(path)) return false;
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}

function sendIndex(request: FastifyRequest, reply: FastifyReply, page: IndexPage): FastifyReply {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const { bytes, etag } = page.in(encoding);
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.code(200).type('text/html; charset=utf-8').send(bytes);
}
