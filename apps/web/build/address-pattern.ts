/**
 * Returns the source of a regular expression that matches the addresses of these routes as browsers
 * send them: encoded. No address contains a null byte.
 */
export function addressPattern(paths: readonly string[]): string {
  const patterns = paths.map((path) =>
    path === '/' ? '' : path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '((?!%00)[^/])+'),
  );
  return `^(${patterns.join('|')})/?$`;
}
