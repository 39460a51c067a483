import { type RouteObject, redirect } from 'react-router';

/** Nothing is seen of it; the router wants a page at every address. */
const Nothing = () => null;

/** Leads on to another page; without a path, from the address of the route around it. */
export function redirectRoute(path: string | undefined, to: string): RouteObject {
  const rest = { loader: () => redirect(to), Component: Nothing };
  return path === undefined ? { ...rest, index: true } : { ...rest, path };
}
