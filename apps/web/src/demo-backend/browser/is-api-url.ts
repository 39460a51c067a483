/** Returns whether a URL belongs to the server's API. */
export function isApiUrl(url: string | URL): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && /^\/(api|dev)\//.test(pathname);
}
