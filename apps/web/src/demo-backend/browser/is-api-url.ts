/** Whether a URL is one that the product's server would answer with data. */
export function isApiUrl(address: string | URL): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && /^\/(api|dev)\//.test(pathname);
}
