import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ApiError, notFound } from '@scrapboard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { negotiateEncoding } from '../../http/encodings.ts';
import { registerErrorHandler } from '../../http/error-handler.ts';
import { matchesEtag } from '../../http/etag.ts';
import type { Log } from '../../log.ts';
import { type Asset, createAssetCache } from './create-asset-cache.ts';
import { createPageMatcher } from './create-page-matcher.ts';
import { composeDefaultTitle, createIndexPage, type IndexPage } from './index-page.ts';
import { createPagePolicy } from './page-policy.ts';

type SiteConfig = Pick<Config, 'siteName' | 'title' | 'googleMapsKey'>;

const IMMUTABLE_CACHING = 'public, max-age=31536000, immutable';

/** Files with a hash in their name can be cached forever. */
const HASHED_NAME = /^\/assets\/|[-.][\w-]{8,}\.(js|css|woff2|svg|png|webp|json)$/;

/**
 * For files: browsers apply a file’s own policy only to workers and to images opened directly. The
 * page's policy contains the hash of each of its scripts, and headers are not compressed: sent with
 * a dozen files it would be the largest part of their headers.
 */
const FILE_POLICY =
  "default-src 'self'; script-src 'self'; object-src 'none'; frame-ancestors 'none'";
/** The build optimiser's worker compiles WebAssembly, which no other script may. */
const SOLVER_POLICY = FILE_POLICY.replace("script-src 'self'", "$& 'wasm-unsafe-eval'");
const SOLVER_NAME = /optimise-worker-[\w-]+\.js(\.(br|gz))?$/;

/**
 * Serves the built web app: files as the build compressed them, those with a hash in their name
 * from memory. Every path without another response gets index.html, with status 404 if the app has no
 * page there.
 */
export async function webRoutes(
  app: FastifyInstance,
  { webFolder, log, config }: { webFolder: string; log: Log; config: SiteConfig },
): Promise<void> {
  const indexFile = join(webFolder, 'index.html');
  const readPagePolicy = createPagePolicy(indexFile, {
    allowsGoogleMaps: config.googleMapsKey !== undefined,
  });
  const { siteName, title = composeDefaultTitle(siteName) } = config;
  const readIndex = createIndexPage(indexFile, { siteName, title });
  const hasPage = createPageMatcher(join(webFolder, 'pages.json'));
  await app.register(fastifyStatic, {
    root: webFolder,
    // The page itself is sent below, with this server's names.
    allowedPath: (path) => !/^\/(index\.html.*)?$/.test(path),
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    suppressWarning: true,
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', choosePolicy(path));
      reply.header('cache-control', chooseCacheControl(path.slice(webFolder.length)));
    },
  });
  const fetchAsset = createAssetCache(join(webFolder, 'assets'));
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { headers, params } = request;
    const asset =
      headers.range === undefined
        ? await fetchAsset(params.name, negotiateEncoding(headers['accept-encoding']))
        : null;
    return asset === null
      ? reply.sendFile(join('assets', params.name))
      : sendAsset(request, reply, params.name, asset);
  });
  // No file name contains a null byte; the file server would report it as an attack.
  app.addHook('onRequest', async (request, reply) => {
    if (pathOf(request).includes('%00')) reply.callNotFound();
  });
  registerErrorHandler(app, log);
  app.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request)) {
      throw notFound(`There is nothing at ${request.method} ${request.url}`);
    }
    const page = readIndex();
    if (page === null) {
      throw new ApiError(503, 'not_built', 'The web app is not built yet. Run npm start.');
    }
    reply.header('content-security-policy', readPagePolicy());
    reply.code(hasPage(pathOf(request)) ? 200 : 404);
    return sendIndex(request, reply, page);
  });
}

function chooseCacheControl(path: string): string {
  const name = path.replaceAll('\\', '/').replace(/\.(br|gz)$/, '');
  return HASHED_NAME.test(name) && basename(name) !== 'index.html' ? IMMUTABLE_CACHING : 'no-cache';
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** Returns whether a browser requests a page, as opposed to a program, or a missing file. */
function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  if (/^\/(api|dev|assets)(\/|$)/.test(path)) return false;
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}

/** Files that browsers never show as a document of their own. */
const SUBRESOURCE_NAME = /\.(js|css|woff2)$/;
/** Headers that apply to documents only and would make the first load some KB larger. */
const DOCUMENT_HEADERS = [
  'x-frame-options',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const;

function choosePolicy(name: string): string {
  return SOLVER_NAME.test(name) ? SOLVER_POLICY : FILE_POLICY;
}

function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  asset: Asset,
): FastifyReply {
  const { bytes, type, etag, encoding } = asset;
  if (SUBRESOURCE_NAME.test(name))
    for (const header of DOCUMENT_HEADERS) reply.raw.removeHeader(header);
  reply.headers({
    'cache-control': IMMUTABLE_CACHING,
    'content-security-policy': choosePolicy(name),
    'accept-ranges': 'bytes',
    vary: 'accept-encoding',
    etag,
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes);
}

function sendIndex(request: FastifyRequest, reply: FastifyReply, page: IndexPage): FastifyReply {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const { bytes, etag } = page.getEncoded(encoding);
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag);
  // RFC 9110, 13.2.1: conditions count only where the response would be 200 without them.
  if (reply.statusCode === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes);
}
