import type { ErrorBody } from '@scrapboard/contract';
import { ApiError, notFound } from '@scrapboard/contract';
import { splitCall } from '@scrapboard/contract/operations';
import type { DemoRoute, VisibilityFor } from './route.ts';

/** Answers a request to the server as the server would. */
export type RequestHandler = (request: Request) => Promise<Response>;

export interface RequestHandlerOptions {
  routes: readonly DemoRoute[];
  visibilityFor: VisibilityFor;
  wait(milliseconds: number): Promise<void>;
  /** Called with every unexpected error. */
  report(failure: unknown): void;
}

/** Returns the back end, which finds the route, waits as long as a server would, and answers errors. */
export function createRequestHandler({
  routes,
  visibilityFor,
  wait,
  report,
}: RequestHandlerOptions): RequestHandler {
  const matchers = routes.map(toMatcher);
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const query = Object.fromEntries(searchParams);
    for (const { route, match } of matchers) {
      const params = match(request.method, pathname);
      if (params === null) continue;
      const [response] = await Promise.all([
        route
          .respond({ params, query, request, visibilityFor })
          .catch((failure) => toErrorResponse(failure, report)),
        wait(route.delayMs),
      ]);
      return response;
    }
    return toErrorResponse(notFound(`There is nothing at ${request.method} ${pathname}`), report);
  };
}

type Matcher = (method: string, path: string) => Record<string, string> | null;

function toMatcher(route: DemoRoute): { route: DemoRoute; match: Matcher } {
  const { method, path: template } = splitCall(route.call);
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  const match: Matcher = (requestMethod, path) => {
    if (requestMethod !== method) return null;
    const match = pattern.exec(path);
    if (match === null) return null;
    return Object.fromEntries(names.map((name, i) => [name, decode(match[i + 1] ?? '')]));
  };
  return { route, match };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the response to an error. An unexpected one is reported; the caller learns nothing about it. */
function toErrorResponse(failure: unknown, report: RequestHandlerOptions['report']): Response {
  const requestId = crypto.randomUUID();
  const headers = new Headers({ 'x-request-id': requestId });
  const send = (status: number, body: ErrorBody) => Response.json(body, { status, headers });
  if (!(failure instanceof ApiError)) {
    report(failure);
    return send(500, { code: 'internal', message: 'Internal server error', requestId });
  }
  const { statusCode, code, message, retryAfterSeconds, details } = failure;
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return send(statusCode, { code, message, requestId, ...details });
}
