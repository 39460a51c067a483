/** Returns the key of a page's texts in the area of the search, like `meta-cw` for `/meta/cw`. */
export function toSearchKey(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
