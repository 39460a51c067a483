/**
 * The site's base path on its host, without a trailing slash: `''` at the root of a domain, as
 * always on a server. Only a demo can have another one, such as `/scrapboard`.
 */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Returns a path relative to the base path; one outside the site is returned unchanged. */
export function stripBase(path: string): string {
  if (path !== base && !path.startsWith(`${base}/`)) return path;
  return path.slice(base.length) || '/';
}
