/**
 * Returns the source of an expression that matches the addresses of these routes, as they are sent:
 * encoded. No address has a null byte.
 */
export function addressPattern(paths: readonly string[]): string {
  const patterns = paths.map((path) =>
    path === '/' ? '' : path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '((?!%00)[^/])+'),
  );
  return `^(${patterns.join('|')})/?$`;
}
