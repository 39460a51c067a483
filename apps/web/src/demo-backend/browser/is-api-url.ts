/** Returns whether a URL belongs to the server's API. */
export function isApiUrl(address: string | URL): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && /^\/(api|dev)\//.test(pathname);
}
