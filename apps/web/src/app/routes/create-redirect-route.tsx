import { type RouteObject, redirect } from 'react-router';

/** Never rendered; the router requires a component or an element in every route. */
const Nothing = () => null;

/** Returns a route that redirects to another page; an index route if its path is the parent's. */
export function createRedirectRoute(
  [from, to]: readonly [from: string, to: string],
  parentPath?: string,
): RouteObject {
  const route = { loader: () => redirect(to), Component: Nothing };
  return from === parentPath ? { ...route, index: true } : { ...route, path: from };
}
