import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../../http/api-error.ts';
import { registerErrorHandler } from '../../http/error-handler.ts';
import type { Log } from '../../log.ts';
import { createPagePolicy } from './page-policy.ts';

/** What the build puts its hash into the name of may be kept for ever. */
const hashedName = /^\/assets\/|[-.][\w-]{8,}\.(js|css|woff2|svg|png|webp|json)$/;

/**
 * The built web app: files from disk as they were compressed by the build, never held in memory;
 * every path that is nobody else's gets index.html, because the browser knows the pages.
 */
export async function webRoutes(
  app: FastifyInstance,
  { webFolder, log }: { webFolder: string; log: Log },
): Promise<void> {
  const policy = createPagePolicy(join(webFolder, 'index.html'));
  await app.register(fastifyStatic, {
    root: webFolder,
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
    return sendIndex(reply, webFolder);
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

function sendIndex(reply: FastifyReply, webFolder: string): FastifyReply {
  if (!existsSync(join(webFolder, 'index.html'))) {
    throw new ApiError(503, 'not_built', 'The web app is not built yet. Run npm start.');
  }
  return reply.code(200).sendFile('index.html');
}
