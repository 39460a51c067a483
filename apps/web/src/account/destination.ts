import { paths } from '../paths.ts';

/** The query parameter of the auth pages with the page to open after signing in. */
export const DESTINATION_PARAM = 'to';

/**
 * Returns the page that was requested before signing in, with query and hash, or `/private`. A URL
 * of another site is ignored: a link to the sign-in page must not lead off the site.
 */
export function readDestination(search: URLSearchParams, origin: string): string {
  const requested = search.get(DESTINATION_PARAM);
  if (requested === null || !requested.startsWith('/')) return paths.private();
  try {
    const url = new URL(requested, origin);
    // Browsers also read `//host` and `/\host` as URLs of other hosts.
    if (url.origin !== origin || url.pathname.startsWith('/auth/')) return paths.private();
    if (url.pathname.startsWith('//')) return paths.private();
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return paths.private();
  }
}
