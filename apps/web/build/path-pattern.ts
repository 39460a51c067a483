/**
 * Returns the source of a regular expression that matches the paths of these routes as browsers send
 * them: encoded. No path contains a null byte.
 */
export function pathPattern(routes: readonly string[]): string {
  const patterns = routes.map((path) =>
    path === '/' ? '' : path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '((?!%00)[^/])+'),
  );
  return `^(${patterns.join('|')})/?$`;
}
