import { parseArgs } from 'node:util';

/**
 * Returns a site's base path on its host, from `--base` of the command line: a path, with or
 * without slashes around it; by default the root of the domain.
 * @param {string[]} args
 * @returns {string} begins and ends with a slash
 */
export function readBase(args) {
  const { values } = parseArgs({ args, options: { base: { type: 'string' } }, strict: false });
  const { base = '/' } = values;
  const path = typeof base === 'string' ? base.replace(/^\/+|\/+$/g, '') : undefined;
  if (path === undefined || !/^[\w.~-]*(\/[\w.~-]+)*$/.test(path)) {
    throw new Error('--base takes the path the site will have on its host, such as /scrapboard/');
  }
  return path === '' ? '/' : `/${path}/`;
}
