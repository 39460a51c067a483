/** Whether an address is one that the server of the product would answer with data. */
export function isOurs(address: string | URL): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && /^\/(api|dev)\//.test(pathname);
}
