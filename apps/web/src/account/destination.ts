import { paths } from '../paths.ts';

/** Where to go on after signing in: query parameter of the pages of the auth layout. */
export const destinationName = 'to';

/**
 * The page somebody wanted before signing in, with its query and hash, or `/private`. An address of
 * another site counts as none: a link to the sign-in page must not lead anywhere else.
 */
export function readDestination(search: URLSearchParams, origin: string): string {
  const wanted = search.get(destinationName);
  if (wanted === null || !wanted.startsWith('/')) return paths.private();
  try {
    const url = new URL(wanted, origin);
    // Browsers also read `//host` and `/\host` as addresses of other hosts.
    if (url.origin !== origin || url.pathname.startsWith('/auth/')) return paths.private();
    if (url.pathname.startsWith('//')) return paths.private();
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return paths.private();
  }
}
