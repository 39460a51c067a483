/**
 * Where the site begins on its host, without a slash at the end: `''` at the root of a domain, which
 * a server always has. Only a demo may lie below it, `/scrapboard`.
 */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The path in the site of a path of its host; one outside the site stays as it is. */
export function withinSite(path: string): string {
  if (path !== base && !path.startsWith(`${base}/`)) return path;
  return path.slice(base.length) || '/';
}
