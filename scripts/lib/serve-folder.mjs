import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';

const CONTENT_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const INDEX = '/index.html';
const ENCODINGS = { br: '.br', gzip: '.gz' };

/**
 * Serves the files of a folder, compressed if the build has done so. Any other path is answered
 * with index.html, with status 404 if the app has no page there.
 * @param {string} folder
 * @param {string} [base] its base path on the host
 */
export function serveFolder(folder, base = '/') {
  const hasPage = readPages(folder);
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const requestedPath = findPath(base, request.url ?? '/');
    const path = requestedPath && findFile(folder, requestedPath);
    if (path === undefined) {
      response.writeHead(404, { 'content-type': CONTENT_TYPES['.txt'] }).end('Not found.\n');
      return;
    }
    const { suffix, headers } = encodingFor(join(folder, path), request.headers['accept-encoding']);
    const file = join(folder, path) + suffix;
    response.writeHead(
      path === INDEX && requestedPath !== INDEX && !hasPage(requestedPath) ? 404 : 200,
      {
        ...headers,
        'content-type': CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
        'content-length': statSync(file).size,
        'cache-control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        'content-security-policy': "frame-ancestors 'none'",
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      },
    );
    if (request.method === 'HEAD') response.end();
    else pipeline(createReadStream(file), response, () => {});
  });
}

/** Returns whether the app has a page at a path; the build writes its paths into pages.json. */
function readPages(folder) {
  const file = join(folder, 'pages.json');
  if (!isFile(file)) return () => true;
  const pattern = new RegExp(JSON.parse(readFileSync(file, 'utf8')).pattern, 'i');
  return (path) => pattern.test(path);
}

/** Returns the path of a URL below the base; undefined if it is not below. */
function findPath(base, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  if (`${path}/` === base) path = base;
  if (!path.startsWith(base) || /[\0\\]|(^|\/)\./.test(path)) return undefined;
  return path.slice(base.length - 1);
}

/** Returns the file for a path in the folder; undefined if it is missing. */
function findFile(folder, path) {
  if (path !== '/' && isFile(join(folder, path))) return path;
  return extname(path) === '' || path.includes('@') ? INDEX : undefined;
}

function encodingFor(file, accepted = '') {
  for (const [encoding, suffix] of Object.entries(ENCODINGS)) {
    if (!accepted.includes(encoding) || !isFile(file + suffix)) continue;
    return { suffix, headers: { 'content-encoding': encoding, vary: 'accept-encoding' } };
  }
  return { suffix: '', headers: { vary: 'accept-encoding' } };
}

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/**
 * Listens on a port or, if it is in use, on the first free one of the next twenty.
 * @returns {Promise<number>} the port
 */
export async function listenFrom(server, port, host) {
  for (let candidate = port; ; candidate += 1) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port: candidate, host }, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return server.address().port;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || candidate >= port + 20) throw error;
    }
  }
}
