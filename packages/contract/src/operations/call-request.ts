import type { CallPattern } from './operation.ts';
import { splitCall } from './split-call.ts';

/** The path parameters and the query of a request. */
interface CallParameters {
  params?: object | undefined;
  query?: object | undefined;
}

/**
 * Returns the method and URL of a call. Query values that are undefined or empty are left out and
 * the rest is in a fixed order, so that equal queries give equal URLs.
 */
export function callRequest(
  call: CallPattern,
  { params = {}, query = {} }: CallParameters = {},
): { method: string; url: string } {
  const { method, path } = splitCall(call);
  const values = new Map<string, unknown>(Object.entries(params));
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(values.get(name))),
  );
  return { method, url: `${filledPath}${queryText(query)}` };
}

function queryText(query: object): string {
  const text = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return text === '' ? '' : `?${text}`;
}
