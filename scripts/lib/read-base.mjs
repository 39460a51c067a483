import { parseArgs } from 'node:util';

/**
 * Where a site is to lie on its host, from `--base` of the command line: a path, with or without
 * slashes around it. Without one, at the root of a domain.
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
